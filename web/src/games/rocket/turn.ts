/** The sequence of play, as branchline.games.rocket.turn declares it. Written by `make docs`. */
import type { Turn } from '../turn'

// prettier-ignore
export const TURN: Turn = [
  { phase: 'act', interrupts: false, answers: [
    { verb: 'token', then: ['step-next_action'] },
    { verb: 'station', then: ['step-next_action'] },
    { verb: 'lift', then: ['phase-put_down'] },
    { verb: 'advance', then: ['phase-veto', 'step-resolve_advance'] },
  ] },
  { phase: 'put_down', interrupts: true, answers: [
    { verb: 'station', then: ['step-next_action'] },
  ] },
  { step: 'next_action', then: ['phase-act', 'phase-over'] },
  { phase: 'veto', interrupts: true, passes: 'pass', answers: [
    { verb: 'pass', then: ['phase-veto', 'phase-answer', 'step-resolve_advance'] },
    { verb: 'bid', then: ['phase-veto', 'phase-answer', 'step-resolve_advance'], costs: true },
  ] },
  { phase: 'answer', interrupts: true, passes: 'yield', answers: [
    { verb: 'match', then: ['step-resolve_advance'], costs: true },
    { verb: 'yield', then: ['step-resolve_advance'] },
  ] },
  { step: 'resolve_advance', then: ['step-next_action'] },
]
