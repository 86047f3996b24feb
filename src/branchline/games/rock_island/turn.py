"""§6, §10 The turn: what is asked, what may be answered, and what follows."""

from branchline.games.rock_island import crew, exchange, laying, opening, running, steps, turning
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
from branchline.games.rock_island.reasons import GAME_OVER, REASONS, WRONG_STEP
from branchline.kernel import ALLOWED, OVER, Answer, Phase, Step, Turn

TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=[LAYING_SOURCE, REVEALING], over=GAME_OVER, otherwise=WRONG_STEP, others=steps.why_not_asked,
    most_steps=steps.MOST_STEPS,
    phases=[
        Phase(LAYING_SOURCE, asks=steps.active_player, answers=[
            Answer(SOURCE, why=laying.why_no_source, does=laying.lay_source, then=NEXT_PLACEMENT),
        ]),
        Phase(LAYING_COURSE, asks=steps.active_player, answers=[
            Answer(COURSE, why=laying.why_no_course, does=laying.lay_course, then=NEXT_PLACEMENT),
        ]),
        Phase(LAYING_CITY, asks=steps.active_player, answers=[
            Answer(CITY_ROW, why=laying.why_no_next_city, does=laying.lay_city, then=NEXT_PLACEMENT),
        ]),
        Phase(REVEALING, asks=steps.active_player, asked_by=TAKE_UP_REVEAL, answers=[
            Answer(REVEAL, why=opening.why_no_opening, lists=opening.list_reveals, does=opening.reveal_tile,
                   then=TAKE_UP_TILE),
        ]),
        Phase(WALKING, asks=steps.active_player, asked_by=TAKE_UP_WALK, answers=[
            Answer(CREW, why=crew.why_no_walk, lists=crew.list_walks, does=crew.choose_walk, then=STOP_CREW),
        ]),
        Phase(EXCHANGING, asks=steps.active_player, asked_by=TAKE_UP_EXCHANGE, answers=[
            Answer(EXCHANGE, why=exchange.why_no_exchange, lists=exchange.list_exchanges, does=exchange.exchange,
                   then=TAKE_UP_TILE, costs=True),
            Answer(KEEP, why=ALLOWED, does=exchange.decline_exchange, then=[TAKE_UP_TILE, TAKE_UP_RUN]),
        ]),
        Phase(TURNING, asks=steps.active_player, asked_by=TAKE_UP_TILE, answers=[
            Answer(ROTATE, why=turning.why_no_rotation, lists=turning.list_rotations, does=turning.choose_rotation,
                   then=AFTER_TURNING),
        ], refuses={EXCHANGE: exchange.why_no_late_exchange}),
        Phase(RUNNING, asks=steps.active_player, asked_by=TAKE_UP_RUN, answers=[
            Answer(RUN, why=running.why_no_step, lists=running.list_steps, does=running.run, then=[TAKE_UP_RUN, OVER]),
            Answer(END, why=running.why_no_end, does=running.end_run, then=BEGIN_TURN),
        ], refuses={EXCHANGE: exchange.why_no_late_exchange, ROTATE: turning.why_no_turning_now}),
    ],
    steps=[
        Step(NEXT_PLACEMENT, does=steps.next_placement, then=[LAYING_COURSE, LAYING_CITY, TAKE_UP_REVEAL]),
        Step(TAKE_UP_REVEAL, does=steps.take_up_reveal, then=[REVEALING, TAKE_UP_TILE, BEGIN_TURN]),
        Step(BEGIN_TURN, does=steps.begin_turn, then=[TAKE_UP_WALK, OVER]),
        Step(TAKE_UP_WALK, does=steps.take_up_walk, then=[WALKING, STOP_CREW, TAKE_UP_EXCHANGE, TAKE_UP_RUN]),
        Step(STOP_CREW, does=steps.stop_crew, then=[TAKE_UP_EXCHANGE, TAKE_UP_TILE, TAKE_UP_RUN]),
        Step(TAKE_UP_EXCHANGE, does=steps.take_up_exchange, then=[EXCHANGING, TAKE_UP_TILE, TAKE_UP_RUN]),
        Step(TAKE_UP_TILE, does=steps.take_up_tile, then=[TURNING, AFTER_TURNING]),
        Step(AFTER_TURNING, does=steps.after_turning, then=[TAKE_UP_REVEAL, TAKE_UP_EXCHANGE, TAKE_UP_RUN]),
        Step(TAKE_UP_RUN, does=steps.take_up_run, then=[RUNNING, BEGIN_TURN]),
    ],
)  # fmt: skip
