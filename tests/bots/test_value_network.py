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
from branchline.bots.evaluation import ValueNetworkEvaluator
from branchline.bots.heuristic import heuristic_of
from branchline.bots.models.files import MOST_BYTES, NETS, IncompatibleModel, change_metadata, write_figures
from branchline.bots.models.value_network import (
    VALUE_NETS,
)
from branchline.bots.search.comparison import Comparison
from branchline.bots.search.master import MasterBot
from branchline.kernel import Match
from branchline.kernel.compiler.units import prepare

PACKED = sorted(VALUE_NETS.folder.glob("*.npz"))
BELOW = -1
"""What the fallback bot answers in these tests."""
GAME = "nuremberg"
MUCH = 1e6
"""More than the heuristic can make up for."""


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
def test_a_value_network_fits_its_game_and_tells_how_strong_it_is(path: Path) -> None:
    game = branchline.load(path.stem)
    metadata = VALUE_NETS.load(game, path).metadata
    assert path.stat().st_size <= MOST_BYTES
    assert metadata.figures
    assert set(metadata.figures) <= {str(players) for players in game.players}
    assert metadata.games > 0


@pytest.mark.parametrize("path", PACKED, ids=lambda path: path.stem)
def test_only_what_a_seat_may_know_counts(path: Path) -> None:
    for actions in (0, 30, 90):
        match = played(path.stem, 3, actions)
        alike = [match, *(match.determinized(match.to_move, seed) for seed in range(3))]
        predicted = [quick_values(MasterBot(match.game, 7), each) for each in alike]
        assert len(predicted[0]) > 1
        assert predicted == [predicted[0]] * len(alike)


def test_what_is_predicted_comes_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(GAME, 3, 30)
    predicted = quick_values(MasterBot(match.game, 7), match)
    assert 1 < len(predicted) <= heuristic_of(match.game).candidates
    assert set(predicted) <= set(match.legal_numbers())
    assert list(predicted.values()) == sorted(predicted.values(), reverse=True)
    orders = []
    for sign in (1, -1):
        monkeypatch.setattr(
            ValueNetworkEvaluator, "values", lambda evaluator, board, ends, seat, s=sign: s * MUCH * place(ends)
        )
        orders.append(list(quick_values(MasterBot(match.game, 7), match)))
    assert orders[0] == orders[1][::-1]
    assert set(orders[0]) == set(predicted)


@pytest.mark.parametrize("later", [True, False])
def test_both_the_end_of_a_move_and_what_comes_of_it_are_judged(later: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    match, tried, try_all = played(GAME, 3, 0), [], Comparison._try_all

    def note_ways(comparison: Comparison, match: Match, ways: dict[int, int], *rest: Any) -> None:
        tried.append([*ways])
        try_all(comparison, match, ways, *rest)

    def values(evaluator: ValueNetworkEvaluator, board: Any, states: Any, seat: int) -> Any:
        """Much of the last one, at the end of the turn or before."""
        return MUCH * place(states) * ((states["turn"] > match.state["turn"]) == later)[:, None]

    monkeypatch.setattr(Comparison, "_try_all", note_ways)
    monkeypatch.setattr(ValueNetworkEvaluator, "values", values)
    assert MasterBot(match.game, 7).choose(match) == tried[0][-1]
    assert len(tried[0]) > 1


def place(states: Any) -> Any:
    """For each position, and each of three seats, the place of the position."""
    return np.repeat(np.arange(len(states), dtype=float)[:, None], 3, axis=1)


def quick_values(bot: MasterBot, match: Match) -> dict[int, float]:
    return bot.analyse(match, quick=True).values


@pytest.mark.parametrize(("won", "is_asked"), [(0.2, False), (0.6, True)])
def test_one_that_is_weak_is_not_asked_unless_it_is_on_trial(
    won: float, is_asked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(shutil.copy(VALUE_NETS.folder / f"{GAME}.npz", tmp_path))
    write_figures(file, 3, {"against": "greedy", "win_share": won, "fair_share": 0.3333})
    monkeypatch.setattr(VALUE_NETS, "folder", tmp_path)
    match, asked, values = played(GAME, 3, 30), [], ValueNetworkEvaluator.values

    def note_net(evaluator: ValueNetworkEvaluator, board: Any, states: Any, seat: int) -> Any:
        asked.append(evaluator.net.metadata.figures["3"]["win_share"])
        return values(evaluator, board, states, seat)

    monkeypatch.setattr(ValueNetworkEvaluator, "values", note_net)
    bot = MasterBot(match.game)
    visits = bot.analyse(match).visits
    assert sum(visits.values()) == len(visits) > 1, "where it is not asked the heuristic judges"
    assert bool(asked) is bool(quick_values(bot, match)) is is_asked
    asked.clear()
    assert make_bot(f"value:{file}", match.game).choose(match) in match.legal_numbers()
    assert set(asked) == {won}


def test_one_on_trial_has_the_usual_budget_or_another(tmp_path: Path) -> None:
    match, file = played(GAME, 3, 30), str(shutil.copy(VALUE_NETS.folder / f"{GAME}.npz", tmp_path))
    tried = []
    for simulations in (None, 3):
        bot = MasterBot(match.game, file=file, simulations=simulations)
        tried.append(sum(bot.analyse(match).visits.values()))
    assert tried == [heuristic_of(match.game).simulations, 3]


def test_on_another_board_it_is_not_asked(tmp_path: Path) -> None:
    game, file = branchline.load(GAME), str(shutil.copy(VALUE_NETS.folder / f"{GAME}.npz", tmp_path))
    elsewhere = game.new(players=3, seed=3, board=game.load_board().data | {"name": "Elsewhere"})
    for bot in (MasterBot(game), MasterBot(game, file=file)):
        assert bot.analyse(game.new(players=3, seed=3), quick=True).in_win_shares
        assert not bot.analyse(elsewhere, quick=True).values


def test_until_what_it_sees_by_is_compiled_the_fallback_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.bots.search.master.GreedyBot.choose", lambda bot, match: BELOW)
    match = played(GAME, 3, 30)
    bot = MasterBot(match.game, wait=False)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr("branchline.bots.models.observe.Observer.load", lambda observer: False)
        assert bot.choose(match) == BELOW
        assert not bot.at_full_strength
        assert quick_values(bot, match) == {}
    assert bot.choose(match) in match.legal_numbers()
    assert bot.at_full_strength


def test_the_end_of_a_game_needs_no_judgement() -> None:
    match, choices = played(GAME, 3, 0), random.Random(1)
    while not match.is_over:
        match.play(choices.choice(match.legal_numbers()))
    evaluator = ValueNetworkEvaluator(match.game, VALUE_NETS.packaged(match.game))
    found = evaluator.values(match.board.record, [match.state], 1)[0].tolist()
    assert sum(found) == pytest.approx(0.0, abs=0.1)
    assert min(found[seat] for seat in match.winners()) > 1 / 3
    assert max(found[seat] for seat in range(3) if seat not in match.winners()) < 0


def test_one_that_does_not_fit_refuses_with_a_sentence(tmp_path: Path) -> None:
    game = branchline.load(GAME)
    file = Path(shutil.copy(VALUE_NETS.folder / f"{GAME}.npz", tmp_path))
    change_metadata(file, lambda told: told.update(encoding="of another time"))
    with pytest.raises(IncompatibleModel, match="written another way"):
        VALUE_NETS.load(game, file)
    with pytest.raises(IncompatibleModel, match="another game or another board"):
        VALUE_NETS.load(branchline.load("wensleydale"), file)
    with pytest.raises(IncompatibleModel, match="There is no net"):
        VALUE_NETS.load(game, tmp_path / "none.npz")
    file.write_bytes(b"nothing of the kind")
    with pytest.raises(IncompatibleModel, match="cannot be read"):
        VALUE_NETS.load(game, Path(shutil.move(file, tmp_path / "other.npz")))


@pytest.mark.parametrize(
    ("folder", "array"), [(VALUE_NETS.folder, "used"), (VALUE_NETS.folder, "bias"), (NETS, "policy.bias")]
)
def test_a_file_whose_parts_do_not_fit_each_other_is_refused(tmp_path: Path, folder: Path, array: str) -> None:
    path = min(folder.glob("*.npz"))
    with np.load(path, allow_pickle=False) as kept:
        arrays = dict(kept)
    arrays[array] = arrays[array][:-1] + (1 << 20 if array == "used" else 0)
    bent = tmp_path / "bent.npz"
    np.savez(bent, **arrays)
    kind = "value" if folder == VALUE_NETS.folder else "net"
    with pytest.raises(IncompatibleModel) as refusal:
        make_bot(f"{kind}:{bent}", branchline.load(path.stem), wait=False)
    assert refusal.value.key == "net-unreadable"
