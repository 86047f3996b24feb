"""What a seat may see."""

from typing import Annotated, TypedDict

from branchline.games.england_wales.chains import count_links
from branchline.games.england_wales.components import COLOUR, ENDING, PLAIN
from branchline.games.england_wales.cubes import count_emptied
from branchline.games.england_wales.normal.barons import is_fulfilled
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.cards import why_no_card
from branchline.games.england_wales.normal.components import (
    ACT,
    AUCTION,
    CARD,
    CARD_KIND,
    CHOOSING_CARD,
    KEEPING,
    LEVELS,
    MEASURE,
    PHASE,
    STARTING,
)
from branchline.games.england_wales.normal.ending import score
from branchline.games.england_wales.normal.engines import upgrade_cost, why_no_upgrade
from branchline.games.england_wales.normal.income import income_at
from branchline.games.england_wales.normal.invariants import cards_in_sight
from branchline.games.england_wales.normal.plans import (
    AuctionView,
    BuildView,
    DeliveryView,
    Purchase,
    auction_view,
    build_view,
    delivery_view,
    purchase,
)
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.normal.urbanising import why_no_urbanise
from branchline.games.england_wales.view import Colour, MapView, city_view, link_views
from branchline.kernel import ALLOWED, NOBODY, LoadedBoard, Vocabulary, decider, has_ended, present_phase

Phase = Annotated[str, Vocabulary("Phase", (*PHASE.labels[1:], "over"))]
Ending = Annotated[str, Vocabulary("Ending", ENDING.labels)]
CardKind = Annotated[str, Vocabulary("CardKind", CARD_KIND.labels)]
Measure = Annotated[str, Vocabulary("Measure", MEASURE.labels)]


class LineView(TypedDict):
    id: str
    ends: list[str]
    points: int
    seat: int | None
    """Who has scored it."""


class CardView(TypedDict):
    id: str
    kind: CardKind
    count: int
    points: int
    """What it brings: achievements once, hotels for each cube; else 0."""
    city: str | None


class CardsView(TypedDict):
    display: list[CardView]
    """Face up."""
    takeable: list[str]
    """Those of them that the player to move may take, at once or as this action."""
    deck: int
    """Cards face down."""
    unseen: dict[str, int]
    """What those are, in no order: all other cards are in sight or gone."""


class BaronView(TypedDict):
    id: str
    points: int
    measure: Measure
    fewest: bool
    strict: bool
    cities: list[str]
    fulfilled: bool
    """As things stand."""


class SeatView(TypedDict):
    cash: int
    bonds: int
    engine: int
    position: int
    income: int
    """What the next income phase pays at this position, before interest."""
    interest: int
    net_income: int
    """What that leaves, interest paid."""
    next_engine: int | None
    """What the next level costs; None at the last one."""
    cards: list[CardView]
    tracker: list[Colour]
    """Colours that count towards the Passenger Line."""
    links: int
    """Completed ones."""
    deliveries: int
    red_deliveries: int
    inspected: bool
    """Whether a delivery of theirs was stopped this turn."""
    baron_kept: bool
    baron: BaronView | None
    """Their own, to themselves; everyone's once the game is over."""
    barons_dealt: list[BaronView]
    """The two to choose from, to the seat itself and only until it has chosen."""
    score: int
    """Position less bonds; with the baron once the game is over."""


class EnglandWalesView(MapView):
    players: int
    phase: Phase
    to_move: int | None
    turn: int
    round: int
    """1 to 3; 0 before the action rounds."""
    active: int | None
    """Whose action it is, in the action rounds."""
    actions_left: int
    """With the one being taken: more than 1 after a Railroad Executive."""
    first: int
    """The owner of the first-player marker."""
    order: list[int]
    emptied: int
    emptied_to_end: int
    emptied_left: int
    """Empty-city markers on the board, how many bring the end, and how many are missing to that."""
    last_turn: int | None
    """The turn after which the game ends, once that is known."""
    turn_limit: int
    ending: Ending
    bag: dict[Colour, int]
    tiles_left: dict[Colour, int]
    """New City tiles by colour."""
    lines: list[LineView]
    cards: CardsView
    seats: list[SeatView]
    tile: Purchase | None
    """The cheapest tile, before a build has begun."""
    urbanise: Purchase | None
    upgrade: Purchase | None
    """What these would cost the player to move, where they are legal."""
    auction: AuctionView | None
    build: BuildView | None
    delivery: DeliveryView | None


def view(loaded: LoadedBoard, state: State, seat: int | None) -> EnglandWalesView:
    board: Board = loaded.record
    over, phase = has_ended(state), present_phase(state)
    players, first, emptied = state.players, state.first, count_emptied(board, state)
    return {
        "players": players,
        "phase": "over" if over else PHASE.labels[phase],
        "to_move": None if over else decider(state),
        "turn": state.turn,
        "round": state.action_round,
        "active": _or_none(state.active),
        "actions_left": state.actions_left,
        "first": first,
        "order": [(first + place) % players for place in range(players)],
        "emptied": emptied,
        "emptied_to_end": board.end_markers[players],
        "emptied_left": max(0, board.end_markers[players] - emptied),
        "last_turn": state.last_turn or None,
        "turn_limit": board.turn_limit,
        "ending": ENDING.labels[state.ended],
        "cities": {
            name: city_view(loaded, state, city, state.new_city[city])
            for city, name in enumerate(loaded.labels["city"].labels)
        },
        "links": link_views(loaded, state),
        "bag": _by_colour(state.bag.tolist()),
        "tiles_left": _by_colour(state.tiles_left.tolist()),
        "lines": [_line(loaded, state, line) for line in range(board.lines)],
        "cards": _cards(loaded, state),
        "seats": [_seat(loaded, state, other, other == seat) for other in range(players)],
        "tile": _cheapest_tile(loaded, state) if phase in (KEEPING, ACT, STARTING) and not over else None,
        "urbanise": _urbanise(loaded, state) if phase == ACT and not over else None,
        "upgrade": _upgrade(loaded, state) if phase == ACT and not over else None,
        "auction": auction_view(loaded, state) if phase == AUCTION and not over else None,
        "build": None if over else build_view(loaded, state),
        "delivery": None if over else delivery_view(loaded, state),
    }


def _or_none(member: int) -> int | None:
    return None if member == NOBODY else int(member)


def _by_colour(counts: list[int]) -> dict[str, int]:
    return {colour: count for colour, count in zip(COLOUR.labels, counts, strict=True) if count}


def _cheapest_tile(loaded: LoadedBoard, state: State) -> Purchase:
    return purchase(loaded, state, loaded.record.terrain_cost[PLAIN])


def _urbanise(loaded: LoadedBoard, state: State) -> Purchase | None:
    if why_no_urbanise(loaded.record, state) != ALLOWED:
        return None
    return purchase(loaded, state, loaded.record.urbanise_cost)


def _upgrade(loaded: LoadedBoard, state: State) -> Purchase | None:
    if why_no_upgrade(state) != ALLOWED:
        return None
    return purchase(loaded, state, upgrade_cost(loaded.record, state, state.active))


def _line(loaded: LoadedBoard, state: State, line: int) -> LineView:
    board, cities = loaded.record, loaded.labels["city"]
    return {
        "id": loaded.labels["line"][line],
        "ends": [cities[end] for end in board.line_ends[line].tolist()],
        "points": board.line_points[line],
        "seat": _or_none(state.line_owner[line]),
    }


def _cards(loaded: LoadedBoard, state: State) -> CardsView:
    return {
        "display": _pile(loaded, state.display.tolist()),
        "takeable": _takeable(loaded, state),
        "deck": state.deck_left,
        "unseen": {CARD.labels[card]: count for card, count in enumerate(_unseen(loaded, state)) if count},
    }


def _takeable(loaded: LoadedBoard, state: State) -> list[str]:
    if has_ended(state) or present_phase(state) not in (ACT, CHOOSING_CARD):
        return []
    cards = range(len(CARD.labels))
    return [CARD.labels[card] for card in cards if why_no_card(loaded.record, state, card) == ALLOWED]


def _unseen(loaded: LoadedBoard, state: State) -> list[int]:
    """EW-18 What lies face down, worked out from what lies open."""
    unseen: list[int] = (loaded.record.copies - cards_in_sight(state) - state.gone).tolist()
    return unseen


def _pile(loaded: LoadedBoard, counts: list[int]) -> list[CardView]:
    return [_card(loaded, card, count) for card, count in enumerate(counts) if count]


def _card(loaded: LoadedBoard, card: int, count: int) -> CardView:
    board, city = loaded.record, loaded.record.card_city[card]
    return {
        "id": CARD.labels[card],
        "kind": CARD_KIND.labels[board.card_kind[card]],
        "count": count,
        "points": board.card_points[card],
        "city": None if city == NOBODY else loaded.labels["city"][city],
    }


def _seat(loaded: LoadedBoard, state: State, seat: int, own: bool) -> SeatView:
    board: Board = loaded.record
    baron, tracker = state.baron[seat], state.tracker[seat]
    choosing = own and not state.chosen[seat]
    income, interest = income_at(board, state.position[seat]), state.bonds[seat] * board.bond_interest
    return {
        "cash": state.cash[seat],
        "bonds": state.bonds[seat],
        "engine": state.engine[seat],
        "position": state.position[seat],
        "income": income,
        "interest": interest,
        "net_income": income - interest,
        "next_engine": None if state.engine[seat] == LEVELS else upgrade_cost(board, state, seat),
        "cards": _pile(loaded, state.held[seat].tolist()),
        "tracker": [colour for k, colour in enumerate(COLOUR.labels) if tracker >> k & 1],
        "links": count_links(state, seat),
        "deliveries": state.deliveries[seat],
        "red_deliveries": state.red_deliveries[seat],
        "inspected": bool(state.inspected[seat]),
        "baron_kept": bool(state.chosen[seat]),
        "baron": None if baron == NOBODY else _baron(loaded, state, seat, baron),
        "barons_dealt": [_baron(loaded, state, seat, dealt) for dealt in state.dealt[seat].tolist()]
        if choosing
        else [],
        "score": score(state, seat),
    }


def _baron(loaded: LoadedBoard, state: State, seat: int, baron: int) -> BaronView:
    board, cities = loaded.record, loaded.record.baron_cities[baron]
    return {
        "id": loaded.labels["baron"][baron],
        "points": board.baron_points[baron],
        "measure": MEASURE.labels[board.measure[baron]],
        "fewest": bool(board.fewest[baron]),
        "strict": bool(board.strict[baron]),
        "cities": [city for k, city in enumerate(loaded.labels["city"].labels) if cities >> k & 1],
        "fulfilled": bool(is_fulfilled(board, state, seat, baron)),
    }
