"""Who may do what: the matrix that `test_permissions` walks."""

from __future__ import annotations

ROLES = ("nobody", "guest", "spectator", "opponent", "seat", "host", "account", "blocked", "moderator")
"""Whoever has an account has no seat here; the opponent blocks `blocked`, and `moderator` looks after the server."""
STATES = ("public", "private", "running", "asked", "handed", "finished", "ended")
"""Open to all or by invitation; going on, also while it is asked to take something back and to end, and while a bot
plays for the opponent; played to its end, or ended by agreement."""

MATRIX = """
GET /
    always: 200 200 200 200 200 200 200 200 200
GET /docs
    always: 200 200 200 200 200 200 200 200 200
GET /api/openapi.json
    always: 200 200 200 200 200 200 200 200 200
GET /api/health
    always: 200 200 200 200 200 200 200 200 200
GET /api/ready
    always: 200 200 200 200 200 200 200 200 200
GET /api/games
    always: 200 200 200 200 200 200 200 200 200
GET /api/games/{game}/board
    always: 200 200 200 200 200 200 200 200 200
GET /api/me
    always: 401 200 200 200 200 200 200 200 200
GET /api/accounts
    always: 200 200 200 200 200 200 200 200 200
GET /api/account
    always: 401 403 403 403 403 403 200 200 200
GET /api/account/export
    always: 401 200 200 200 200 200 200 200 200
GET /api/sign-in/openid/return
    always: 303 303 303 303 303 303 303 303 303
GET /api/contacts
    always: 401 200 200 200 200 200 200 200 200
GET /api/ratings/{game}
    always: 200 200 200 200 200 200 200 200 200
GET /api/players {'name': 'Acorn'}
    always: 200 200 200 200 200 200 200 200 200
GET /api/players/{person_id}
    always: 200 200 200 200 200 200 200 200 200
GET /api/archive
    always: 200 200 200 200 200 200 200 200 200
GET /api/archive/openings {'game': 'rocket', 'players': 2}
    always: 200 200 200 200 200 200 200 200 200
GET /api/archive/actions {'game': 'rocket', 'players': 2}
    always: 200 200 200 200 200 200 200 200 200
GET /api/studies
    always: 401 200 200 200 200 200 200 200 200
GET /api/studies/{study_id}
    always: 200 200 200 200 200 200 200 200 200
GET /api/tournaments
    always: 200 200 200 200 200 200 200 200 200
GET /api/tournaments {'list': 'mine'}
    always: 401 200 200 200 200 200 200 200 200
GET /api/tournaments/{tournament_id}
    always: 200 200 200 200 200 200 200 200 200
GET /pictures/{table_id}.png
    public private: 409 409 409 409 409 409 409 409 409
    running asked handed finished ended: 200 200 200 200 200 200 200 200 200
GET /pictures/{table_id}/{moment}.png
    public private: 409 409 409 409 409 409 409 409 409
    running asked handed finished ended: 200 200 200 200 200 200 200 200 200
GET /notices/{code}
    always: 404 404 404 404 404 404 404 404 404
GET /api/tables {'list': 'mine'}
    always: 401 200 200 200 200 200 200 200 200
GET /api/tables {'list': 'past'}
    always: 401 200 200 200 200 200 200 200 200
GET /api/tables {'list': 'watch'}
    always: 200 200 200 200 200 200 200 200 200
GET /api/tables {'list': 'open'}
    always: 200 200 200 200 200 200 200 200 200
GET /api/tables {'list': 'finished'}
    always: 200 200 200 200 200 200 200 200 200
GET /api/invites/{code}
    always: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}
    always: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id} {'seat': 0}
    public private running asked handed: 403 403 403 403 200 403 403 403 403
    finished ended: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id} {'seat': 1}
    public private running asked handed: 403 403 403 200 403 403 403 403 403
    finished ended: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/log {'limit': 1000}
    always: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/since
    always: 401 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/at/{moment}
    public private: 409 409 409 409 409 409 409 409 409
    running asked handed finished ended: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/at/{moment} {'seat': 0}
    public private: 403 403 403 403 409 403 403 403 403
    running asked handed: 403 403 403 403 200 403 403 403 403
    finished ended: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/at/{moment}/words
    public private: 409 409 409 409 409 409 409 409 409
    running asked handed finished ended: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/at/{moment}/words {'seat': 0}
    public private: 403 403 403 403 409 403 403 403 403
    running asked handed: 403 403 403 403 200 403 403 403 403
    finished ended: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/course
    public private running asked handed: 409 409 409 409 409 409 409 409 409
    finished ended: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/analysis
    public private running asked handed: 409 409 409 409 409 409 409 409 409
    finished ended: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/file
    public private running asked handed: 409 409 409 409 409 409 409 409 409
    finished ended: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/seed
    always: 200 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/undo
    always: 401 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/choices
    always: 200 200 200 200 200 200 200 200 200
POST /api/guests {'name': 'Newcomer'}
    always: 201 201 201 201 201 201 201 201 201
POST /api/account {'name': 'Newcomer', 'password': 'short'}
    always: 422 422 422 422 422 422 409 409 409
POST /api/sign-in/password {'name': 'Nobody', 'password': 'wrong'}
    always: 401 401 401 401 401 401 401 401 401
POST /api/sign-in/passkey/options
    always: 409 409 409 409 409 409 409 409 409
POST /api/sign-in/passkey {'passkey': {}}
    always: 422 422 422 422 422 422 422 422 422
POST /api/sign-in/code {'code': 'none'}
    always: 401 401 401 401 401 401 401 401 401
POST /api/sign-in/letter {'address': 'nobody@example.org'}
    always: 409 409 409 409 409 409 409 409 409
POST /api/sign-in/link/look {'link': 'none'}
    always: 401 401 401 401 401 401 401 401 401
POST /api/sign-in/link {'link': 'none'}
    always: 401 401 401 401 401 401 401 401 401
POST /api/sign-in/openid
    always: 409 409 409 409 409 409 409 409 409
POST /api/account/confirm {'password': 'wrong'}
    always: 401 403 403 403 403 403 401 401 401
POST /api/account/name {'name': 'Acorn'}
    always: 401 403 403 403 403 403 200 409 409
POST /api/account/password {'password': 'short'}
    always: 401 403 403 403 403 403 422 422 422
POST /api/account/passkeys/options
    always: 401 403 403 403 403 403 409 409 409
POST /api/account/passkeys {'passkey': {}, 'name': 'Phone'}
    always: 401 403 403 403 403 403 422 422 422
POST /api/account/passkeys/name {'id': 'none', 'name': 'Phone'}
    always: 401 403 403 403 403 403 404 404 404
POST /api/account/passkeys/remove {'id': 'none'}
    always: 401 403 403 403 403 403 404 404 404
POST /api/account/sign-ins/end {'id': 'none'}
    always: 401 403 403 403 403 403 200 200 200
POST /api/account/code
    always: 401 403 403 403 403 403 200 200 200
POST /api/account/recovery {'address': 'nobody@example.org'}
    always: 401 403 403 403 403 403 409 409 409
POST /api/account/recovery/remove
    always: 401 403 403 403 403 403 200 200 200
POST /api/account/delete
    always: 401 403 403 403 403 403 200 200 200
POST /api/sign-out
    always: 200 200 200 200 200 200 200 200 200
POST /api/tables {'game': 'rocket', 'seats': [{'kind': 'me'}, {'kind': 'open'}]}
    always: 401 201 201 201 201 201 201 201 201
POST /api/matches {'game': 'rocket'}
    always: 401 422 422 422 422 422 422 422 422
POST /api/contacts {'kind': 'webhook', 'address': 'https://example.org/'}
    always: 401 409 409 409 409 409 409 409 409
POST /api/contacts/remove {'id': 'none'}
    always: 401 404 404 404 404 404 404 404 404
POST /api/studies {'table': '{table_id}', 'title': 'Look'}
    public private running asked handed: 401 409 409 409 409 409 409 409 409
    finished ended: 401 201 201 201 201 201 201 201 201
POST /api/studies/{study_id}/title {'revision': 0, 'title': 'Look'}
    always: 401 403 403 403 403 403 403 403 403
POST /api/studies/{study_id}/note {'revision': 9, 'moment': 0, 'text': 'Here.'}
    always: 401 403 403 403 403 403 403 403 403
POST /api/studies/{study_id}/remove
    always: 401 403 403 403 403 403 403 403 403
POST /api/tournaments {'name': 'Cup'}
    always: 401 422 422 422 422 422 422 422 422
POST /api/tournaments/{tournament_id}/join
    always: 401 409 409 409 409 409 409 409 409
POST /api/tournaments/{tournament_id}/leave
    always: 401 409 409 409 409 409 409 409 409
POST /api/tournaments/{tournament_id}/remove {'number': 1}
    always: 401 403 403 403 403 409 403 403 403
POST /api/tournaments/{tournament_id}/start
    always: 401 403 403 403 403 409 403 403 403
POST /api/tournaments/{tournament_id}/close
    always: 401 403 403 403 403 409 403 403 403
POST /notices/{code}/confirm
    always: 404 404 404 404 404 404 404 404 404
POST /notices/{code}/stop
    always: 404 404 404 404 404 404 404 404 404
POST /api/tables/{table_id}/why {'action': '{action}'}
    public private finished ended: 401 403 403 409 409 403 403 403 403
    running asked: 401 403 403 200 200 403 403 403 403
    handed: 401 403 403 409 200 403 403 403 403
POST /api/tables/{table_id}/preview {'action': '{action}'}
    public private finished ended: 401 403 403 409 409 403 403 403 403
    running asked handed: 401 403 403 409 200 403 403 403 403
POST /api/tables/{table_id}/hint
    public private finished ended: 401 403 403 409 409 403 403 403 403
    running asked: 401 403 403 403 403 403 403 403 403
    handed: 401 403 403 409 403 403 403 403 403
POST /api/tables/{table_id}/actions {'seq': '{seq}', 'action': '{action}'}
    public private finished ended: 401 409 409 409 409 409 409 409 409
    running asked: 401 403 403 422 200 403 403 403 403
    handed: 401 403 403 409 200 403 403 403 403
POST /api/tables/{table_id}/chat {'text': 'hello'}
    always: 401 403 403 200 200 403 403 403 403
POST /api/tables/{table_id}/analysis
    public private running asked handed: 401 409 409 409 409 409 409 409 409
    finished ended: 401 200 200 200 200 200 200 200 200
POST /api/tables/{table_id}/sandbox
    public private: 401 409 409 409 409 409 409 409 409
    running asked handed finished ended: 401 201 201 201 201 201 201 201 201
POST /api/tables/{table_id}/sandbox {'seat': 0}
    public private: 401 409 409 409 409 409 409 409 409
    running asked handed: 401 403 403 403 201 403 403 403 403
    finished ended: 401 201 201 201 201 201 201 201 201
POST /api/tables/{table_id}/join
    public: 401 200 200 200 200 200 200 403 200
    private: 401 403 403 200 200 403 403 403 403
    running asked handed finished ended: 401 409 409 200 200 409 409 403 409
POST /api/tables/{table_id}/join {'invite': '{code}'}
    public private: 401 200 200 200 200 200 200 403 200
    running asked handed finished ended: 401 409 409 200 200 409 409 403 409
POST /api/tables/{table_id}/start {'fill': 'random'}
    public private running asked handed: 401 403 403 403 403 200 403 403 403
    finished ended: 401 403 403 403 403 409 403 403 403
POST /api/tables/{table_id}/undo {'seq': '{seq}', 'to': 0}
    public private finished ended: 401 409 409 409 409 409 409 409 409
    running handed: 401 403 403 422 422 403 403 403 403
    asked: 401 403 403 409 409 403 403 403 403
POST /api/tables/{table_id}/consent/answer {'about': 'undo', 'agree': False}
    public private running handed finished ended: 401 409 409 409 409 409 409 409 409
    asked: 401 409 409 200 200 409 409 409 409
POST /api/tables/{table_id}/answers {'forced': False}
    public private finished ended: 401 409 409 409 409 409 409 409 409
    running asked handed: 401 403 403 200 200 403 403 403 403
POST /api/tables/{table_id}/hand {'bot': 'random'}
    public private finished ended: 401 409 409 409 409 409 409 409 409
    running asked handed: 401 403 403 200 200 403 403 403 403
POST /api/tables/{table_id}/take
    public private finished ended: 401 409 409 409 409 409 409 409 409
    running asked: 401 403 403 409 409 403 403 403 403
    handed: 401 403 403 200 409 403 403 403 403
POST /api/tables/{table_id}/consent {'about': 'takeover', 'seat': 1}
    public private finished ended: 401 409 409 409 409 409 409 409 409
    running asked handed: 401 403 403 409 409 403 403 403 403
POST /api/tables/{table_id}/consent/answer {'about': 'takeover', 'agree': False}
    always: 401 409 409 409 409 409 409 409 409
POST /api/tables/{table_id}/consent {'about': 'pause'}
    public private finished ended: 401 409 409 409 409 409 409 409 409
    running asked handed: 401 403 403 409 409 403 403 403 403
POST /api/tables/{table_id}/consent/answer {'about': 'pause', 'agree': False}
    always: 401 409 409 409 409 409 409 409 409
POST /api/tables/{table_id}/resume
    public private finished ended: 401 409 409 409 409 409 409 409 409
    running asked handed: 401 403 403 409 409 403 403 403 403
POST /api/tables/{table_id}/consent {'about': 'end'}
    public private finished ended: 401 409 409 409 409 409 409 409 409
    running handed: 401 403 403 200 200 403 403 403 403
    asked: 401 403 403 409 409 403 403 403 403
POST /api/tables/{table_id}/consent/answer {'about': 'end', 'agree': False}
    public private running handed finished ended: 401 409 409 409 409 409 409 409 409
    asked: 401 409 409 200 200 409 409 409 409
POST /api/tables/{table_id}/rematch
    public private running asked handed: 401 409 409 409 409 409 409 409 409
    finished ended: 401 403 403 200 200 403 403 403 403
POST /api/tables/{table_id}/resign
    public private finished ended: 401 409 409 409 409 409 409 409 409
    running asked handed: 401 403 403 200 200 403 403 403 403
POST /api/tables/{table_id}/leave
    public private: 401 403 403 200 200 200 403 403 403
    running asked handed finished ended: 401 409 409 409 409 409 409 409 409
GET /api/ties
    always: 401 200 200 200 200 200 200 200 200
GET /api/moderation
    always: 401 403 403 403 403 403 403 403 200
GET /api/moderation/tables/{table_id}
    always: 401 403 403 403 403 403 403 403 403
GET /api/rooms/{code}
    always: 404 404 404 404 404 404 404 404 404
GET /terms
    always: 404 404 404 404 404 404 404 404 404
GET /privacy
    always: 404 404 404 404 404 404 404 404 404
GET /api/tables {'list': 'friends'}
    always: 401 200 200 200 200 200 200 200 200
GET /api/tables/{table_id}/note
    always: 401 200 200 200 200 200 200 200 200
POST /api/ties {'kind': 'block', 'name': 'Nobody Here'}
    always: 401 404 404 404 404 404 404 404 404
POST /api/ties/remove {'kind': 'follow', 'id': 'none'}
    always: 401 404 404 404 404 404 404 404 404
POST /api/moderation/hide {'table': '{table_id}', 'seq': 1, 'reason': 'Rude'}
    always: 401 403 403 403 403 403 403 403 404
POST /api/moderation/close {'table': 'none', 'reason': 'Idle'}
    always: 401 403 403 403 403 403 403 403 404
POST /api/moderation/ban {'name': 'Nobody Here', 'reason': 'Rude'}
    always: 401 403 403 403 403 403 403 403 404
POST /api/moderation/lift {'person': 'none', 'reason': 'Sorry'}
    always: 401 403 403 403 403 403 403 403 404
POST /api/moderation/settle {'id': 'none'}
    always: 401 403 403 403 403 403 403 403 404
POST /api/moderation/passes {'uses': 1}
    always: 401 403 403 403 403 403 403 403 200
POST /api/moderation/passes/withdraw {'id': 'none'}
    always: 401 403 403 403 403 403 403 403 404
POST /api/tables/{table_id}/note {'text': 'for me'}
    always: 401 200 200 200 200 200 200 200 200
POST /api/tables/{table_id}/invite {'name': 'Invitee'}
    public private: 401 403 403 403 403 200 403 403 403
    running asked handed finished ended: 401 403 403 403 403 409 403 403 403
POST /api/tables/{table_id}/report {'text': 'Rude'}
    always: 401 403 403 200 200 200 403 403 403
POST /api/tables/{table_id}/room
    always: 401 403 403 403 403 200 403 403 403
"""


def _rows(matrix: str) -> dict[str, dict[str, list[int]]]:
    rows: dict[str, dict[str, list[int]]] = {}
    row: dict[str, list[int]] = {}
    for line in matrix.strip().splitlines():
        if line.startswith(" "):
            states, _, answers = line.strip().partition(": ")
            for state in STATES if states == "always" else states.split():
                row[state] = [int(answer) for answer in answers.split()]
        else:
            row = rows[line] = {}
    return rows


ROWS = _rows(MATRIX)

NAMELESS = {
    "GET /",
    "GET /docs",
    "GET /api/openapi.json",
    "GET /api/health",
    "GET /api/ready",
    "GET /api/games",
    "GET /api/games/{game}/board",
    "GET /api/accounts",
    "GET /terms",
    "GET /privacy",
    "GET /notices/{code}",
    "GET /api/players",
    "POST /notices/{code}/confirm",
    "POST /notices/{code}/stop",
    "POST /api/guests",
    "POST /api/sign-in/password",
    "POST /api/sign-in/passkey/options",
    "POST /api/sign-in/passkey",
    "POST /api/sign-in/code",
    "GET /api/sign-in/openid/return",
    "POST /api/sign-in/letter",
    "POST /api/sign-in/link/look",
    "POST /api/sign-in/link",
    "POST /api/sign-out",
}
"""Routes that do not ask who is asking: a token that is no more is no hindrance there."""

HEARS = {
    "opponent": {"talk"},
    "seat": {"talk", "choices"},
}
"""What is heard live, besides what anyone may know."""
