"""§6, §10 The turn: what is asked, what may be answered, and what follows."""

from branchline.games.rock_island.actions import (
    CITY_ROW,
    COURSE,
    CREW,
    END,
    EXCHANGE,
    KEEP,
    REVEAL,
    ROTATE,
    RUN,
    SOURCE,
    VERBS,
)
from branchline.games.rock_island.components import (
    AFTER_TURNING,
    BEGIN_TURN,
    EXCHANGING,
    LAYING_CITY,
    LAYING_COURSE,
    LAYING_SOURCE,
    NEXT_PLACEMENT,
    PHASE,
    REVEALING,
    RUNNING,
    STOP_CREW,
    TAKE_UP_EXCHANGE,
    TAKE_UP_REVEAL,
    TAKE_UP_RUN,
    TAKE_UP_TILE,
    TAKE_UP_WALK,
    TURNING,
    WALKING,
)
from branchline.games.rock_island.crew import choose_walk, list_walks, why_no_walk
from branchline.games.rock_island.exchange import (
    decline_exchange,
    exchange,
    list_exchanges,
    why_no_exchange,
    why_no_late_exchange,
)
from branchline.games.rock_island.laying import (
    lay_city,
    lay_course,
    lay_source,
    why_no_course,
    why_no_next_city,
    why_no_source,
)
from branchline.games.rock_island.opening import list_reveals, reveal_tile, why_no_opening
from branchline.games.rock_island.reasons import GAME_OVER, REASONS, WRONG_STEP
from branchline.games.rock_island.running import end_run, list_steps, run, why_no_end, why_no_step
from branchline.games.rock_island.steps import (
    MOST_STEPS,
    active_player,
    after_turning,
    begin_turn,
    next_placement,
    stop_crew,
    take_up_exchange,
    take_up_reveal,
    take_up_run,
    take_up_tile,
    take_up_walk,
    why_not_asked,
)
from branchline.games.rock_island.turning import choose_rotation, list_rotations, why_no_rotation, why_no_turning_now
from branchline.kernel import ALLOWED, OVER, Answer, Phase, Step, Turn

TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=[LAYING_SOURCE, REVEALING], over=GAME_OVER, otherwise=WRONG_STEP, others=why_not_asked,
    most_steps=MOST_STEPS,
    phases=[
        Phase(LAYING_SOURCE, asks=active_player, answers=[
            Answer(SOURCE, why=why_no_source, does=lay_source, then=NEXT_PLACEMENT),
        ]),
        Phase(LAYING_COURSE, asks=active_player, answers=[
            Answer(COURSE, why=why_no_course, does=lay_course, then=NEXT_PLACEMENT),
        ]),
        Phase(LAYING_CITY, asks=active_player, answers=[
            Answer(CITY_ROW, why=why_no_next_city, does=lay_city, then=NEXT_PLACEMENT),
        ]),
        Phase(REVEALING, asks=active_player, asked_by=TAKE_UP_REVEAL, answers=[
            Answer(REVEAL, why=why_no_opening, lists=list_reveals, does=reveal_tile, then=TAKE_UP_TILE),
        ]),
        Phase(WALKING, asks=active_player, asked_by=TAKE_UP_WALK, answers=[
            Answer(CREW, why=why_no_walk, lists=list_walks, does=choose_walk, then=STOP_CREW),
        ]),
        Phase(EXCHANGING, asks=active_player, asked_by=TAKE_UP_EXCHANGE, answers=[
            Answer(EXCHANGE, why=why_no_exchange, lists=list_exchanges, does=exchange, then=TAKE_UP_TILE, costs=True),
            Answer(KEEP, why=ALLOWED, does=decline_exchange, then=[TAKE_UP_TILE, TAKE_UP_RUN]),
        ]),
        Phase(TURNING, asks=active_player, asked_by=TAKE_UP_TILE, answers=[
            Answer(ROTATE, why=why_no_rotation, lists=list_rotations, does=choose_rotation, then=AFTER_TURNING),
        ], refuses={EXCHANGE: why_no_late_exchange}),
        Phase(RUNNING, asks=active_player, asked_by=TAKE_UP_RUN, answers=[
            Answer(RUN, why=why_no_step, lists=list_steps, does=run, then=[TAKE_UP_RUN, OVER]),
            Answer(END, why=why_no_end, does=end_run, then=BEGIN_TURN),
        ], refuses={EXCHANGE: why_no_late_exchange, ROTATE: why_no_turning_now}),
    ],
    steps=[
        Step(NEXT_PLACEMENT, does=next_placement, then=[LAYING_COURSE, LAYING_CITY, TAKE_UP_REVEAL]),
        Step(TAKE_UP_REVEAL, does=take_up_reveal, then=[REVEALING, TAKE_UP_TILE, BEGIN_TURN]),
        Step(BEGIN_TURN, does=begin_turn, then=[TAKE_UP_WALK, OVER]),
        Step(TAKE_UP_WALK, does=take_up_walk, then=[WALKING, STOP_CREW, TAKE_UP_EXCHANGE, TAKE_UP_RUN]),
        Step(STOP_CREW, does=stop_crew, then=[TAKE_UP_EXCHANGE, TAKE_UP_TILE, TAKE_UP_RUN]),
        Step(TAKE_UP_EXCHANGE, does=take_up_exchange, then=[EXCHANGING, TAKE_UP_TILE, TAKE_UP_RUN]),
        Step(TAKE_UP_TILE, does=take_up_tile, then=[TURNING, AFTER_TURNING]),
        Step(AFTER_TURNING, does=after_turning, then=[TAKE_UP_REVEAL, TAKE_UP_EXCHANGE, TAKE_UP_RUN]),
        Step(TAKE_UP_RUN, does=take_up_run, then=[RUNNING, BEGIN_TURN]),
    ],
)  # fmt: skip
