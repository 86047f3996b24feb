"""Outlooks that come with the package: they fit their games, count only what a seat may know, and stand back."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import branchline
from branchline.bots import make_bot
from branchline.bots.compile import searching_units
from branchline.bots.evaluation import Outlooks
from branchline.bots.models.files import MOST_BYTES, NETS, UnfitNet, change_account, note
from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import WORTHS, expect, worths_of, write_worths
from branchline.bots.models.value_network_file import OUTLOOKS, OutlookNet, fitting_outlook, packed_outlook
from branchline.bots.search.comparison import Comparison
from branchline.bots.search.greedy import GreedyBot, hints_for
from branchline.bots.search.master import SearchBot
from branchline.kernel import Match
from branchline.kernel.compile import prepare

PACKED = sorted(OUTLOOKS.glob("*.npz"))
BELOW = -1
"""What the bot below answers in these tests."""
GAME = "nuremberg"
MUCH = 1e6
"""More than the hints can make up for."""


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    for path in PACKED:
        prepare(searching_units(branchline.load(path.stem)))


def played(game_id: str, players: int, actions: int) -> Match:
    match, choices = branchline.load(game_id).new(players=players, seed=3), random.Random(4)
    while len(match) < actions or len(match.legal_numbers()) < 2:
        match.play(choices.choice(match.legal_numbers()))
    return match


@pytest.mark.parametrize("path", PACKED, ids=lambda path: path.stem)
def test_an_outlook_fits_its_game_and_tells_how_strong_it_is(path: Path) -> None:
    game = branchline.load(path.stem)
    account = fitting_outlook(game, path).account
    assert path.stat().st_size <= MOST_BYTES
    assert account.figures
    assert set(account.figures) <= {str(players) for players in game.players}
    assert account.games > 0


@pytest.mark.parametrize("path", PACKED, ids=lambda path: path.stem)
def test_only_what_a_seat_may_know_counts(path: Path) -> None:
    for actions in (0, 30, 90):
        match = played(path.stem, 3, actions)
        alike = [match, *(match.redealt(match.to_move, seed) for seed in range(3))]
        promised = [SearchBot(match.game, 7).promised(each) for each in alike]
        assert len(promised[0]) > 1
        assert promised == [promised[0]] * len(alike)


def test_what_is_promised_comes_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(GAME, 3, 30)
    promised = SearchBot(match.game, 7).promised(match)
    assert 1 < len(promised) <= hints_for(match.game).CANDIDATES
    assert set(promised) <= set(match.legal_numbers())
    assert list(promised.values()) == sorted(promised.values(), reverse=True)
    orders = []
    for sign in (1, -1):
        monkeypatch.setattr(Outlooks, "expected", lambda outlooks, board, ends, *_, s=sign: s * MUCH * place(ends))
        orders.append(list(SearchBot(match.game, 7).promised(match)))
    assert orders[0] == orders[1][::-1]
    assert set(orders[0]) == set(promised)


@pytest.mark.parametrize("later", [True, False])
def test_both_the_end_of_a_move_and_what_comes_of_it_are_judged(later: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    match, tried, try_all = played(GAME, 3, 0), [], Comparison._try_all

    def note_ways(comparison: Comparison, match: Match, ways: dict[int, int], *rest: Any) -> None:
        tried.append([*ways])
        try_all(comparison, match, ways, *rest)

    def expected(outlooks: Outlooks, board: Any, states: Any, *rest: Any) -> Any:
        """Much of the last one, at the end of the turn or before."""
        return MUCH * place(states) * ((states["turn"] > match.state["turn"]) == later)

    monkeypatch.setattr(Comparison, "_try_all", note_ways)
    monkeypatch.setattr(Outlooks, "expected", expected)
    assert SearchBot(match.game, 7).choose(match) == tried[0][-1]
    assert len(tried[0]) > 1


def place(states: Any) -> Any:
    return np.arange(len(states), dtype=float)


@pytest.mark.parametrize(("won", "is_asked"), [(0.2, False), (0.6, True)])
def test_one_that_is_weak_is_not_asked_unless_it_is_on_trial(
    won: float, is_asked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(shutil.copy(OUTLOOKS / f"{GAME}.npz", tmp_path))
    note(file, 3, {"against": "greedy", "win_share": won, "fair_share": 0.3333})
    monkeypatch.setattr("branchline.bots.models.value_network_file.OUTLOOKS", tmp_path)
    match, asked, expected = played(GAME, 3, 30), [], Outlooks.expected

    def note_net(outlooks: Outlooks, board: Any, states: Any, seat: int, net: OutlookNet) -> Any:
        asked.append(net.account.figures["3"]["win_share"])
        return expected(outlooks, board, states, seat, net)

    monkeypatch.setattr(Outlooks, "expected", note_net)
    bot = SearchBot(match.game)
    assert bot.choose(match) in match.legal_numbers()
    assert sum(bot.tries().values()) == len(bot.tries()) > 1, "where it is not asked the hints judge"
    assert bool(asked) is bool(bot.promised(match)) is is_asked
    asked.clear()
    assert make_bot(f"outlook:{file}", match.game).choose(match) in match.legal_numbers()
    assert set(asked) == {won}


def test_one_on_trial_has_the_usual_budget_or_another(tmp_path: Path) -> None:
    match, file = played(GAME, 3, 30), str(shutil.copy(OUTLOOKS / f"{GAME}.npz", tmp_path))
    tried = []
    for simulations in (None, 3):
        bot = SearchBot(match.game, file=file, simulations=simulations)
        assert bot.choose(match) in match.legal_numbers()
        tried.append(sum(bot.tries().values()))
    assert tried == [hints_for(match.game).SIMULATIONS, 3]


def test_on_another_board_it_is_not_asked(tmp_path: Path) -> None:
    game, file = branchline.load(GAME), str(shutil.copy(OUTLOOKS / f"{GAME}.npz", tmp_path))
    elsewhere = game.new(players=3, seed=3, board=game.sheet().data | {"name": "Elsewhere"})
    for bot in (SearchBot(game), SearchBot(game, file=file)):
        assert bot.outlook(game.new(players=3, seed=3)) is not None
        assert bot.outlook(elsewhere) is None


def test_until_what_it_sees_by_is_compiled_the_bot_below_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.bots.search.master.GreedyBot.choose", lambda bot, match: BELOW)
    match = played(GAME, 3, 30)
    bot = SearchBot(match.game, wait=False)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr("branchline.bots.models.observe.Observer.load", lambda observer: False)
        assert bot.choose(match) == BELOW
        assert not bot.looks_far
        assert bot.promised(match) == {}
    assert bot.choose(match) in match.legal_numbers()
    assert bot.looks_far


def test_the_end_of_a_game_needs_no_judgement() -> None:
    match, choices = played(GAME, 3, 0), random.Random(1)
    while not match.is_over:
        match.play(choices.choice(match.legal_numbers()))
    net, outlooks, end = packed_outlook(match.game), Outlooks(match.game, GreedyBot(match.game)), match.state[None]
    found = [float(outlooks.expected(match.sheet.record, end, seat, net)[0]) for seat in range(3)]
    assert sum(found) == pytest.approx(0.0, abs=0.1)
    assert min(found[seat] for seat in match.winners) > 1 / 3
    assert max(found[seat] for seat in range(3) if seat not in match.winners) < 0


def test_one_that_does_not_fit_refuses_with_a_sentence(tmp_path: Path) -> None:
    game = branchline.load(GAME)
    file = Path(shutil.copy(OUTLOOKS / f"{GAME}.npz", tmp_path))
    change_account(file, lambda told: told.update(encoding="of another time"))
    with pytest.raises(UnfitNet, match="written another way"):
        fitting_outlook(game, file)
    with pytest.raises(UnfitNet, match="another game or another board"):
        fitting_outlook(branchline.load("wensleydale"), file)
    with pytest.raises(UnfitNet, match="There is no net"):
        fitting_outlook(game, tmp_path / "none.npz")
    file.write_bytes(b"nothing of the kind")
    with pytest.raises(UnfitNet, match="cannot be read"):
        fitting_outlook(game, Path(shutil.move(file, tmp_path / "other.npz")))


@pytest.mark.parametrize(("folder", "array"), [(OUTLOOKS, "used"), (OUTLOOKS, "bias"), (NETS, "policy.bias")])
def test_a_file_whose_parts_do_not_fit_each_other_is_refused(tmp_path: Path, folder: Path, array: str) -> None:
    path = min(folder.glob("*.npz"))
    with np.load(path, allow_pickle=False) as kept:
        arrays = dict(kept)
    arrays[array] = arrays[array][:-1] + (1 << 20 if array == "used" else 0)
    bent = tmp_path / "bent.npz"
    np.savez(bent, **arrays)
    kind = "outlook" if folder == OUTLOOKS else "net"
    with pytest.raises(UnfitNet) as refusal:
        make_bot(f"{kind}:{bent}", branchline.load(path.stem), wait=False)
    assert refusal.value.key == "net-unreadable"


def test_compiled_or_by_numpy_it_answers_the_same() -> None:
    net, layout = OutlookNet(OUTLOOKS / f"{GAME}.npz"), observer_of(branchline.load(GAME)).layout
    match = played(GAME, 3, 60)
    row = observer_of(match.game).row(match.sheet.record, match.state, 1)
    values = np.array([[3.0, 8.0, 5.5, 0.0]])
    worths = worths_of(values, np.array([1]), np.array([3]), net.setting("spread"))
    written = np.zeros(WORTHS * layout.seats, np.float32)
    write_worths(values[0], 1, 3, net.setting("spread"), written)
    assert written == pytest.approx(worths[0])
    whole = net.whole(layout.size)
    x, y = np.zeros((2, len(whole.bias)), np.float32)
    assert expect(whole, row, written, x, y) == pytest.approx(net.expectations(row[None], worths)[0], abs=1e-4)
