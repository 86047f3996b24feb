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
    EXCHANGING,
    LAYING_CITY,
    LAYING_COURSE,
    LAYING_SOURCE,
    PHASE,
    REVEALING,
    RUNNING,
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
            Answer(SOURCE, why=laying.why_no_source, does=laying.lay_source, then=steps.next_placement),
        ]),
        Phase(LAYING_COURSE, asks=steps.active_player, answers=[
            Answer(COURSE, why=laying.why_no_course, does=laying.lay_course, then=steps.next_placement),
        ]),
        Phase(LAYING_CITY, asks=steps.active_player, answers=[
            Answer(CITY_ROW, why=laying.why_no_next_city, does=laying.lay_city, then=steps.next_placement),
        ]),
        Phase(REVEALING, asks=steps.active_player, asked_by=steps.take_up_reveal, answers=[
            Answer(REVEAL, why=opening.why_no_opening, lists=opening.list_reveals, does=opening.reveal_tile,
                   then=steps.take_up_tile),
        ]),
        Phase(WALKING, asks=steps.active_player, asked_by=steps.take_up_walk, answers=[
            Answer(CREW, why=crew.why_no_walk, lists=crew.list_walks, does=crew.choose_walk, then=steps.stop_crew),
        ]),
        Phase(EXCHANGING, asks=steps.active_player, asked_by=steps.take_up_exchange, answers=[
            Answer(EXCHANGE, why=exchange.why_no_exchange, lists=exchange.list_exchanges, does=exchange.exchange,
                   then=steps.take_up_tile, costs=True),
            Answer(KEEP, why=ALLOWED, does=exchange.decline_exchange, then=[steps.take_up_tile, steps.take_up_run]),
        ]),
        Phase(TURNING, asks=steps.active_player, asked_by=steps.take_up_tile, answers=[
            Answer(ROTATE, why=turning.why_no_rotation, lists=turning.list_rotations, does=turning.choose_rotation,
                   then=steps.after_turning),
        ], refuses={EXCHANGE: exchange.why_no_late_exchange}),
        Phase(RUNNING, asks=steps.active_player, asked_by=steps.take_up_run, answers=[
            Answer(RUN, why=running.why_no_step, lists=running.list_steps, does=running.run,
                   then=[steps.take_up_run, OVER]),
            Answer(END, why=running.why_no_end, does=running.end_run, then=steps.begin_turn),
        ], refuses={EXCHANGE: exchange.why_no_late_exchange, ROTATE: turning.why_no_turning_now}),
    ],
    steps=[
        Step(steps.next_placement, then=[LAYING_COURSE, LAYING_CITY, steps.take_up_reveal]),
        Step(steps.take_up_reveal, then=[REVEALING, steps.take_up_tile, steps.begin_turn]),
        Step(steps.begin_turn, then=[steps.take_up_walk, OVER]),
        Step(steps.take_up_walk, then=[WALKING, steps.stop_crew, steps.take_up_exchange, steps.take_up_run]),
        Step(steps.stop_crew, then=[steps.take_up_exchange, steps.take_up_tile, steps.take_up_run]),
        Step(steps.take_up_exchange, then=[EXCHANGING, steps.take_up_tile, steps.take_up_run]),
        Step(steps.take_up_tile, then=[TURNING, steps.after_turning]),
        Step(steps.after_turning, then=[steps.take_up_reveal, steps.take_up_exchange, steps.take_up_run]),
        Step(steps.take_up_run, then=[RUNNING, steps.begin_turn]),
    ],
)  # fmt: skip
