"""What every game must do, for every number of players. A new game is tested here without a line of its own."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import branchline
from branchline.kernel import LANGUAGES, OVER, Game, IllegalAction, Match, Reason, present_phase
from branchline.kernel.action import Verb
from branchline.kernel.files import read_match
from branchline.kernel.positions import concealed
from conformance.declared_view import departures
from conformance.interpreted import account, interpreted_accounts


def tables(*samples: int) -> pytest.MarkDecorator:
    """Every game at every number of players; in `make test` those at these places of its list."""
    return pytest.mark.parametrize(("game", "players"), [
        pytest.param(game, players, id=f"{game.id}-{players}",
                     marks=() if players in {game.players[at] for at in samples} else pytest.mark.exhaustive)
        for game in branchline.catalogue().values() for players in game.players
    ])  # fmt: skip


every_table, every_long_table = tables(0, -1), tables(-1)
"""A sample of as few people as can play and as many; of what takes long, of as many alone."""
every_game = pytest.mark.parametrize("game", branchline.catalogue().values(), ids=lambda game: game.id)


def option_sets(game: Game, players: int) -> list[dict[str, object]]:
    """The defaults, and each option in turn at its first, second and last other value that suits so many players."""
    sets: list[dict[str, object]] = [{}]
    for option in game.options:
        usual = option.usual(players)
        others = [value for value in option.values if value != usual and option.suits(value, players)]
        sets += [{option.name: value} for value in {*others[:2], *others[-1:]}]
    return sets


def random_match(game: Game, players: int, seed: int, options: dict[str, object] | None = None) -> Match:
    """A whole match of uniformly drawn actions."""
    match, rng = game.new(players, seed=seed, options=options), random.Random(seed)
    while not match.is_over:
        match.play(rng.choice(match.legal_numbers()))
        assert len(match) < game.most_actions
    return match


MOST_MOMENTS = 24


def moments(match: Match, step: int) -> list[Match]:
    """The match every so many actions; of a long one, fewer."""
    return [match.at(moment) for moment in range(0, len(match), max(step, len(match) // MOST_MOMENTS))]


def until_the_end(match: Match, seed: int) -> Iterator[Match]:
    """The same match after each of its uniformly drawn actions. Whoever is asked can answer, until it ends."""
    rng = random.Random(seed)
    while not match.is_over:
        numbers = match.legal_numbers()
        assert numbers, match.prompt()
        assert len(numbers) == len(set(numbers)), "an action is listed twice"
        assert match.to_move in range(match.players)
        match.play(rng.choice(numbers))
        assert len(match) < match.game.most_actions
        yield match
    assert match.to_move is None
    assert match.legal() == []
    assert match.winners()
    assert match.end_reason


@every_table
def test_a_game_goes_on_until_it_ends(game: Game, players: int) -> None:
    for seed in range(1, 4):
        assert [*until_the_end(game.new(players, seed=seed), seed)][-1].is_over


@every_table
def test_exactly_the_listed_actions_are_allowed(game: Game, players: int) -> None:
    reasons: dict[str, Reason] = {}
    for seed in range(3):
        for match in moments(random_match(game, players, seed), 17):
            listed = set(match.legal_numbers())
            for number in range(game.contract.verbs.size):
                reason = match.why_not(number)
                assert (reason is None) == (number in listed), (number, reason, match.prompt())
                if reason is not None:
                    reasons[f"{reason.code} {reason.details}"] = reason
    for reason in reasons.values():
        assert reason.code
        assert reason.clause
        assert all(reason.say(language) for language in LANGUAGES)


GOLDEN = Path(__file__).parents[1] / "golden"
MOST_ROUNDS = 6
"""Of matches at all tables, for answers that random players rarely come to, such as a fork in a line being sold, and
that no recorded match knows."""


@every_game
@pytest.mark.parametrize("options", ["usual", pytest.param("each", marks=pytest.mark.exhaustive)])
def test_every_phase_is_asked_every_answer_given_and_what_follows_is_declared(game: Game, options: str) -> None:
    turn, seen = game.contract.turn, set[tuple[int, Verb]]()
    declared = {(phase.number, answer.verb) for phase in turn.phases for answer in phase.answers}
    tables = sorted(
        ((players, chosen) for players in game.players for chosen in option_sets(game, players)),
        key=lambda table: bool(table[1]),
    )
    least = len(tables) if options == "each" else len(game.players)
    for seed in range(MOST_ROUNDS * len(tables)):
        if seed == least and declared != seen:
            seen |= answers_recorded(game)
        if seed >= least and declared == seen:
            break
        players, chosen = tables[seed % len(tables)]
        match, rng = game.new(players, seed=seed, options=chosen), random.Random(seed)
        while not match.is_over:
            numbers, phase = match.legal_numbers(), present_phase(match.state)
            new = [number for number in numbers if (phase, turn.verbs.of(number)) not in seen]
            seen.add(given(match, rng.choice(new or numbers)))
    assert declared - seen == set()


def given(match: Match, number: int) -> tuple[int, Verb]:
    """The phase and the verb of an answer, after which is asked what was declared."""
    turn, phase = match.game.contract.turn, present_phase(match.state)
    verb = turn.verbs.of(number)
    match.play(number)
    asked = OVER if match.state.ended else present_phase(match.state)
    assert asked in turn.asked_after(turn.answer_to(phase, verb)), (phase, verb, asked)
    return phase, verb


def answers_recorded(game: Game) -> set[tuple[int, Verb]]:
    """Those under earlier rules too, which knew answers that are never legal today, such as a link given up."""
    answers = set[tuple[int, Verb]]()
    for path in sorted(GOLDEN.glob(f"*/{game.id}/*.json")):
        recorded = branchline.replay(path)
        match = recorded.at(0)
        answers |= {given(match, action.number) for action in recorded.actions}
    return answers


@every_table
def test_a_refused_action_changes_nothing(game: Game, players: int) -> None:
    match = random_match(game, players, 5).at(20)
    before = match.fingerprint()
    refused = next(number for number in range(game.contract.verbs.size) if match.why_not(number))
    with pytest.raises(IllegalAction) as refusal:
        match.play(refused)
    assert refusal.value.reason == match.why_not(refused)
    assert match.to_move is not None
    other = (match.to_move + 1) % players
    assert match.why_not(match.legal_numbers()[0], seat=other) is not None
    assert (match.fingerprint(), len(match)) == (before, 20)


@every_table
def test_nothing_is_allowed_after_the_end(game: Game, players: int) -> None:
    match = random_match(game, players, 6)
    assert all(match.why_not(number) for number in range(game.contract.verbs.size))


@every_table
def test_every_action_reads_back(game: Game, players: int) -> None:
    for match in moments(random_match(game, players, 7), 11):
        for action in match.legal():
            assert match.why_not(str(action)) is None
            assert match.fork().play(str(action)) == match.fork().play(action)
            assert all(match.tell_action(action, language) for language in LANGUAGES)


@every_long_table
def test_pieces_are_conserved_and_caches_are_right(game: Game, players: int) -> None:
    """With each option in turn; where all is as usual, it is looked at more often."""
    for seed, options in enumerate(option_sets(game, players)):
        for match in until_the_end(game.new(players, seed=seed, options=options), seed):
            if match.is_over or len(match) % (40 if options else 7) == 0:
                check(match)


def check(match: Match) -> None:
    contract, held, fresh = match.game.contract, match.state, match.state
    flaw = contract.check(match.board, held)
    assert flaw is None, (flaw.field, flaw.key, flaw.details)
    contract.derive(match.board.record, fresh)
    for name, field in contract.State.fields.items():
        if field.role == "derived":
            assert np.array_equal(fresh[name], held[name]), name


@every_long_table
def test_a_position_survives_json(game: Game, players: int) -> None:
    for match in moments(random_match(game, players, 8), 13):
        again = game.from_position(json.loads(json.dumps(match.position())))
        assert again.fingerprint() == match.fingerprint()
        assert again.legal() == match.legal()
        assert again.options == match.options
        assert [again.view(seat) for seat in range(players)] == [match.view(seat) for seat in range(players)]


@every_table
def test_a_saved_match_replays(game: Game, players: int, tmp_path: Path) -> None:
    match = random_match(game, players, 9)
    again = branchline.replay(match.save(tmp_path / "match.json"))
    assert again.fingerprint() == match.fingerprint()
    assert (again.scores(), again.winners(), again.end_reason) == (match.scores(), match.winners(), match.end_reason)
    assert again.actions == match.actions
    assert again.commitment == match.commitment


@every_table
def test_a_log_that_is_played_on_in_silence_leads_to_the_same(game: Game, players: int) -> None:
    match = random_match(game, players, 9)
    again = game.new(players, seed=9)
    for number, action in enumerate(match.actions[:150]):
        wrong = next((other for other in match.actions if again.why_not(other) is not None), None)
        if wrong is not None and number % 10 == 0:
            with pytest.raises(IllegalAction):
                again.play_on(str(wrong))
            assert len(again) == number
        assert again.play_on(str(action)) == int(action)
        assert again.events == []
        assert again.text(int(action)) == str(action)
    past = match.at(min(150, len(match)))
    assert again.fingerprint() == past.fingerprint()
    early = len(again) // 2
    assert (again.at(early).fingerprint(), again.actions) == (past.at(early).fingerprint(), past.actions)
    moves = range(len(again))
    assert [again.may_know_action(k, None, None) for k in moves] == [past.may_know_action(k, None, None) for k in moves]


@every_table
def test_a_match_from_a_position_can_be_saved(game: Game, players: int) -> None:
    match = game.from_position(random_match(game, players, 10).at(15).position())
    match.play(match.legal_numbers()[0])
    again = read_match(json.loads(json.dumps(match.to_json())), branchline.catalogue(), "memory")
    assert again.fingerprint() == match.fingerprint()


@every_table
def test_undo_goes_back_step_by_step(game: Game, players: int) -> None:
    match, rng, past = game.new(players, seed=11), random.Random(11), []
    for _ in range(40):
        past.append((match.fingerprint(), match.events))
        match.play(rng.choice(match.legal_numbers()))
    for fingerprint, events in reversed(past):
        match.undo()
        assert (match.fingerprint(), match.events) == (fingerprint, events)


@every_table
def test_a_fork_shares_nothing(game: Game, players: int) -> None:
    match = random_match(game, players, 12).at(10)
    fork, before = match.fork(), match.fingerprint()
    assert fork.fingerprint() == before
    fork.play(fork.legal_numbers()[-1])
    assert (match.fingerprint(), len(match)) == (before, 10)
    assert fork.fingerprint() != before
    state = match.state
    state.revealed += 1
    assert match.fingerprint() == before


@every_long_table
def test_a_view_hides_what_the_seat_may_not_know(game: Game, players: int) -> None:
    """Two positions that differ only in what is determinized look the same, byte for byte."""
    contract = game.contract
    for match, seat in itertools.product(moments(random_match(game, players, 13), 9), range(players)):
        other = match.state
        contract.determinize(match.board.record, other, seat, 99)
        contract.derive(match.board.record, other)
        seen = concealed(contract.State, other, seat)
        assert json.dumps(contract.view(match.board, seen, seat)) == json.dumps(match.view(seat))
        assert contract.prompt(match.board, concealed(contract.State, other, None)) == contract.prompt(
            match.board, match.concealed(None)
        )


@every_table
def test_what_a_seat_may_do_tells_it_nothing_hidden(game: Game, players: int) -> None:
    """Whoever decides has the same choices, and the same reasons against the others, whatever lies hidden."""
    for match in moments(random_match(game, players, 18), 29):
        other = match.determinized(match.to_move, 98)
        assert other.legal_numbers() == match.legal_numbers()
        numbers = range(0, game.contract.verbs.size, 7)
        assert [other.why_not(number) for number in numbers] == [match.why_not(number) for number in numbers]


@every_game
def test_every_field_says_what_it_holds(game: Game) -> None:
    for record in (game.contract.State, game.contract.Board):
        for name in record.kept_fields():
            assert record.fields[name].holds is not None, name


@every_table
def test_a_position_can_be_written_in_a_line(game: Game, players: int) -> None:
    """What is not said follows, or stands as at the start."""
    match = game.from_position({"players": players})
    assert match.fingerprint() == game.new(players, seed=0).fingerprint()


@every_long_table
def test_a_view_is_plain_json_of_its_declared_type(game: Game, players: int) -> None:
    for match, seat in itertools.product(moments(random_match(game, players, 14), 31), [None, *range(players)]):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert departures(game.contract.view, view) == []


@every_table
def test_a_preview_tells_what_happens_and_changes_nothing(game: Game, players: int) -> None:
    for match in moments(random_match(game, players, 15), 23):
        before = match.fingerprint()
        for action in match.legal()[:40]:
            assert match.preview(action)[: len(match.fork().play(action))] == match.fork().play(action)
        assert match.fingerprint() == before


@every_long_table
def test_everything_has_words(game: Game, players: int) -> None:
    for seed in range(2):
        match, rng = game.new(players, seed=seed), random.Random(seed)
        while not match.is_over:
            assert all(match.prompt(language) for language in LANGUAGES)
            for event in match.play(rng.choice(match.legal_numbers())):
                english, french = (match.tell(event, language) for language in LANGUAGES)
                assert english != french
        assert all(match.prompt(language) for language in LANGUAGES)


@every_long_table
def test_every_position_is_told_in_words(game: Game, players: int) -> None:
    whole = random_match(game, players, 5)
    for match in (*moments(whole, 9), whole):
        _check_words(match)


def _check_words(match: Match) -> None:
    """Each line is a sentence for itself, and another in the other language."""
    for seat in (None, 0):
        english, french = (match.describe(seat, language) for language in LANGUAGES)
        for told, translated in zip(english, french, strict=True):
            assert told
            assert len(told) == len(translated)
            assert all(line[-1] in ".:!" and not line[0].islower() for line in (*told, *translated))
            assert not any(mark in line for line in (*told, *translated) for mark in ("None", "{", "  "))


@every_game
def test_the_vocabulary_is_complete_in_both_languages(game: Game) -> None:
    contract = game.contract
    keys = [f"event-{kind.name}" for kind in contract.events]
    keys += [f"reason-{reason.code}" for reason in contract.reasons]
    keys += [f"{prefix}-{verb.name}" for verb in contract.verbs for prefix in ("verb", "action")]
    keys += [f"option-{option.name}{suffix}" for option in game.options for suffix in ("", "-help")]
    english, french = (game.words.keys(language) for language in LANGUAGES)
    assert english == french
    assert set(keys) <= english


@every_table
def test_the_same_seed_gives_the_same_match(game: Game, players: int) -> None:
    assert random_match(game, players, 16).to_json() == random_match(game, players, 16).to_json()


@every_game
def test_interpreted_rules_agree_with_compiled_ones(game: Game) -> None:
    matches = [random_match(game, players, 17) for players in game.players]
    assert interpreted_accounts(matches) == [account(match) for match in matches]
