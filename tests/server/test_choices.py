"""The choices of whoever must decide, in the words of their game."""

from __future__ import annotations

from server.harness import Server


def test_two_games_on_one_board_have_words_of_their_own(server: Server) -> None:
    ada = server.guest("Ada")
    shares, normal = (ada.open("me", "me", game=game).look() for game in ("england-wales-shares", "england-wales"))
    told = [[(action["number"], action["verb"]) for action in present["legal"]] for present in (shares, normal)]
    assert {number for number, _ in told[0]} & {number for number, _ in told[1]}
    assert [{verb for _, verb in actions} for actions in told] == [{"propose", "withdraw"}, {"keep"}]
