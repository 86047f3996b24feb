"""The choices of whoever must decide, in the words of their game."""

from __future__ import annotations

from server.harness import Server


def test_two_games_on_one_board_have_words_of_their_own(server: Server) -> None:
    ada = server.guest("Ada")
    shares = ada.open("me", "me", game="england-wales-shares").look()
    table = ada.open("me", "me", game="england-wales")
    for _ in range(2):
        table.look()
        table.act()
    told = [{action["number"]: action["verb"] for action in present["legal"]} for present in (shares, table.look())]
    assert set(told[0]) & set(told[1])
    assert [set(verbs.values()) for verbs in told] == [{"propose", "withdraw"}, {"bid", "pass"}]
