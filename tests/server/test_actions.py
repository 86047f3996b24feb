"""Actions: exactly once, never on a position the player has not seen, and within the rules."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from server.harness import Server, Table


def alone(server: Server) -> Table:
    return server.guest("Ada").open("me", "me", "me", options={"first_player": 0})


def test_an_action_is_answered_with_what_it_caused(server: Server) -> None:
    table = alone(server)
    answer = table.act("advance GWR ne")
    assert [event["name"] for event in answer["entry"]["events"]][:2] == ["advance_chosen", "share_taken"]
    assert answer["entry"]["sentence"].startswith("Ada advances GWR north-east")
    assert (answer["moment"], answer["to_move"], answer["entry"]["seat"]) == (1, 0, 0)
    assert answer["legal"]
    assert answer["seq"] == answer["entry"]["seq"] == 3


def test_numbers_do_as_well_as_texts(server: Server) -> None:
    table = alone(server)
    chosen = table.now["legal"][-1]
    assert table.act(chosen["number"])["entry"]["text"] == chosen["text"]


def test_a_repeated_request_gets_the_same_answer_and_nothing_happens_twice(server: Server) -> None:
    table = alone(server)
    seen = table.now["seq"]
    first = table.act("advance GWR ne")
    assert table.post("actions", {"seq": seen, "action": "advance GWR ne"}) == first
    table.act()
    table.act()
    assert table.post("actions", {"seq": seen, "action": "ADVANCE  gwr ne"}) == first
    assert table.look()["moment"] == 3


def test_it_is_the_same_answer_even_after_the_action_was_taken_back(server: Server) -> None:
    table = alone(server)
    seen = table.now["seq"]
    first = table.act("advance GWR ne")
    table.post("undo", {"seq": first["seq"]})
    assert table.look()["moment"] == 0
    again = table.post("actions", {"seq": seen, "action": "advance GWR ne"})
    assert (again["view"], again["seq"], again["moment"]) == (first["view"], first["seq"], 1)
    assert table.look()["moment"] == 0


def test_simultaneous_duplicates_are_one_action(server: Server) -> None:
    table = alone(server)
    body = {"seq": table.now["seq"], "action": table.now["legal"][0]["text"]}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: table.post("actions", body), range(8)))
    assert all(answer == answers[0] for answer in answers)
    assert table.look()["moment"] == 1


def test_a_stale_action_is_refused_with_the_present_view(server: Server) -> None:
    table = alone(server)
    seen = table.now["seq"]
    table.act("advance GWR ne")
    answer = table.post("actions", {"seq": seen, "action": "advance LBR nw"}, 409)
    assert answer["error"]["code"] == "stale"
    assert answer["present"]["moment"] == 1
    assert answer["present"]["view"]["companies"]
    assert table.post("actions", {"seq": 999, "action": "advance LBR nw"}, 409)["error"]["code"] == "stale"


def test_talk_does_not_make_an_action_stale(server: Server) -> None:
    table = alone(server)
    table.post("chat", {"text": "good luck"})
    table.act()
    table.post("chat", {"text": "well played"})
    table.look()
    table.act()


def test_the_rules_refuse_with_reason_clause_and_sentence_in_both_languages(server: Server) -> None:
    table = alone(server)
    table.act("advance GWR ne")
    english = table.act("advance GWR e", 422)["error"]
    assert english["code"] == "line_already_extended"
    assert english["clause"].startswith("SR-")
    assert english["message"] == "You have already advanced this locomotive in this turn."
    body = {"seq": table.now["seq"], "action": "advance GWR e"}
    french = table.post("actions", body, 422, lang="fr")["error"]
    assert french["code"] == english["code"]
    assert "locomotive" in french["message"]
    assert french["message"] != english["message"]
    by_header = table.client.http.post(
        f"{table.path}/actions", json=body, headers={"Accept-Language": "fr-FR,fr;q=0.9"}
    )
    assert by_header.json()["error"] == french
    assert table.look()["moment"] == 1


def test_nonsense_is_no_action(server: Server) -> None:
    table = alone(server)
    for action in ("fly to the moon", "", "advance", 999_999, "advance GWR up"):
        code = table.act(action, 422)["error"]["code"]
        assert code in ("verb-unknown", "verb-arguments", "action-number", "argument-unknown", "invalid")


def test_nobody_acts_out_of_turn_or_for_others(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", options={"first_player": 0}, public=True)
    bens = Table(ben, ben.post(f"{table.path}/join"))
    table.look()
    action = table.now["legal"][0]["text"]
    assert bens.now["legal"] is None
    assert bens.act(action, 422)["error"]["code"] == "not_your_turn"
    assert bens.act(action, 403, seat=0)["error"]["code"] == "foreign-seat"
    eve = server.guest("Eve").at(table)
    assert eve.act(action, 403)["error"]["code"] == "not-seated"
    server.stranger().post(f"{table.path}/actions", {"seq": 3, "action": action}, 401)


def test_trying_and_asking_why_not(server: Server) -> None:
    table = alone(server)
    tried = table.post("preview", {"action": "advance GWR ne"}, lang="fr")
    assert tried["events"][0]["name"] == "advance_chosen"
    assert "GWR" in tried["events"][0]["sentence"]
    assert table.look()["moment"] == 0
    assert table.post("why", {"action": "advance GWR ne"}) == {"allowed": True, "reason": None}
    why = table.post("why", {"action": "pass"})
    assert (why["allowed"], why["reason"]["code"]) == (False, "must_act")
    assert table.post("preview", {"action": "pass"}, 409)["error"]["code"] == "preview-illegal"


def test_an_action_is_tried_with_those_that_follow_it(server: Server) -> None:
    table = alone(server)
    first, then = "advance GWR ne", ["advance LNWR se"]
    alone_told = table.post("preview", {"action": first})
    together = table.post("preview", {"action": first, "then": then})
    assert [event["name"] for event in together["events"]].count("advance_chosen") == 2
    assert together["events"][: len(alone_told["events"])] == alone_told["events"]
    assert table.post("preview", {"action": first, "then": ["advance GWR e"]})["events"] == alone_told["events"]
    assert table.post("preview", {"action": first, "then": ["dance"]}, 422)
    assert table.post("preview", {"action": first, "then": then * 101}, 422)
    assert table.look()["moment"] == 0


def test_what_actions_lead_to_is_seen_beforehand(server: Server) -> None:
    """Only as long as nothing but one's own actions decides it."""
    table = server.guest("Ada").open("me", "me", game="england-wales-shares")
    table.act("propose red available")
    assert table.post("preview", {"action": "bid 7"})["view"] is None
    assert table.post("preview", {"action": "bid 7", "look": True})["view"] is None
    table.act("bid 7")
    while table.look()["view"]["phase"] != "act":
        table.act(next(one["text"] for one in table.now["legal"] if one["verb"] in ("leave", "withdraw")))

    ahead = {"action": "build", "then": ["start london"], "look": True}
    seen = table.post("preview", ahead)["view"]
    assert (seen["phase"], seen["build"]["city"]) == ("side", "london")
    assert table.post("preview", ahead | {"then": ["start london", "leave"]})["view"] is None
    table.act("build")
    table.act("start london")
    assert table.look()["view"] == seen
