/** The sequence of play, as branchline.games.rock_island.turn declares it. Written by `make docs`. */
import type { Turn } from '../turn'

// prettier-ignore
export const TURN: Turn = [
  { phase: 'laying_source', interrupts: false, answers: [
    { verb: 'source', then: ['step-next_placement'] },
  ] },
  { step: 'next_placement', then: ['phase-laying_course', 'phase-laying_city', 'step-take_up_reveal'] },
  { phase: 'laying_course', interrupts: false, answers: [
    { verb: 'course', then: ['step-next_placement'] },
  ] },
  { phase: 'laying_city', interrupts: false, answers: [
    { verb: 'city', then: ['step-next_placement'] },
  ] },
  { step: 'take_up_reveal', then: ['phase-revealing', 'step-take_up_tile', 'step-begin_turn'] },
  { phase: 'revealing', interrupts: false, answers: [
    { verb: 'reveal', then: ['step-take_up_tile'] },
  ] },
  { step: 'take_up_tile', then: ['phase-turning', 'step-after_turning'] },
  { phase: 'turning', interrupts: false, answers: [
    { verb: 'rotate', then: ['step-after_turning'] },
  ] },
  { step: 'after_turning', then: ['step-take_up_reveal', 'step-take_up_exchange', 'step-take_up_run'] },
  { step: 'take_up_exchange', then: ['phase-exchanging', 'step-take_up_tile', 'step-take_up_run'] },
  { phase: 'exchanging', interrupts: false, answers: [
    { verb: 'exchange', then: ['step-take_up_tile'], costs: true },
    { verb: 'keep', then: ['step-take_up_tile', 'step-take_up_run'] },
  ] },
  { step: 'take_up_run', then: ['phase-running', 'step-begin_turn'] },
  { phase: 'running', interrupts: false, answers: [
    { verb: 'run', then: ['step-take_up_run', 'phase-over'] },
    { verb: 'end', then: ['step-begin_turn'] },
  ] },
  { step: 'begin_turn', then: ['step-take_up_walk', 'phase-over'] },
  { step: 'take_up_walk', then: ['phase-walking', 'step-stop_crew', 'step-take_up_exchange', 'step-take_up_run'] },
  { phase: 'walking', interrupts: false, answers: [
    { verb: 'crew', then: ['step-stop_crew'] },
  ] },
  { step: 'stop_crew', then: ['step-take_up_exchange', 'step-take_up_tile', 'step-take_up_run'] },
]
