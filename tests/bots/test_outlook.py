"""Outlooks that come with the package: they fit their games, count only what a seat may know, and stand back."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import numpy as np
import pytest

import branchline
from branchline.bots import make_bot
from branchline.bots.compile import searching_units
from branchline.bots.greedy import GreedyBot
from branchline.bots.net_file import MOST_BYTES, NETS, UnfitNet, change_account, note
from branchline.bots.observe import observer_of
from branchline.bots.outlook import WORTHS, expect, worths_of, write_worths
from branchline.bots.outlook_bot import Outlooks
from branchline.bots.outlook_file import OUTLOOKS, OutlookNet, fitting_outlook, packed_outlook
from branchline.bots.search import SearchBot
from branchline.kernel import Match
from branchline.kernel.compile import prepare

PACKED = sorted(OUTLOOKS.glob("*.npz"))
BELOW = -1
"""What the bot below answers in these tests."""
GAME = "nuremberg"


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
    assert sorted(account.figures) == [str(players) for players in game.players]
    assert account.games > 0


@pytest.mark.parametrize("path", PACKED, ids=lambda path: path.stem)
def test_only_what_a_seat_may_know_counts(path: Path) -> None:
    for actions in (0, 30, 90):
        match = played(path.stem, 3, actions)
        alike = [match, *(match.redealt(match.to_move, seed) for seed in range(3))]
        chosen = {make_bot("master", match.game, 7).choose(each) for each in alike}
        assert len(chosen) == 1
        assert chosen <= set(match.legal_numbers())


def test_what_promises_most_is_played() -> None:
    match = played(GAME, 3, 30)
    promised = Outlooks(match.game, GreedyBot(match.game, 7)).weigh(match, packed_outlook(match.game))
    assert 1 < len(promised) <= packed_outlook(match.game).setting("candidates")
    assert list(promised.values()) == sorted(promised.values(), reverse=True)
    assert SearchBot(match.game, 7).choose(match) == next(iter(promised))


@pytest.mark.parametrize(("won", "stands_in"), [(0.2, True), (0.6, False)])
def test_where_it_is_weak_the_bot_below_plays(
    won: float, stands_in: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(shutil.copy(OUTLOOKS / f"{GAME}.npz", tmp_path))
    note(file, 3, {"against": "greedy", "win_share": won, "fair_share": 0.3333})
    monkeypatch.setattr("branchline.bots.outlook_file.OUTLOOKS", tmp_path)
    monkeypatch.setattr("branchline.bots.search.GreedyBot.choose", lambda bot, match: BELOW)
    match = played(GAME, 3, 30)
    assert (SearchBot(match.game).choose(match) == BELOW) is stands_in
    assert make_bot(f"outlook:{file}", match.game).choose(match) in match.legal_numbers()


def test_until_what_it_sees_by_is_compiled_the_bot_below_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.bots.search.GreedyBot.choose", lambda bot, match: BELOW)
    match = played(GAME, 3, 30)
    bot = SearchBot(match.game, wait=False)
    assert bot.choose(match) != BELOW
    assert bot.looks_far
    monkeypatch.setattr("branchline.bots.observe.Observer.load", lambda observer: False)
    assert bot.choose(match) == BELOW
    assert not bot.looks_far


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
