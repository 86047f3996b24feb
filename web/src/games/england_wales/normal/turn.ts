/** The sequence of play, as branchline.games.england_wales.normal.turn declares it. Written by `make docs`. */
import type { Turn } from '../../turn'

// prettier-ignore
export const TURN: Turn = [
  { phase: 'keep', interrupts: false, answers: [
    { verb: 'keep', then: ['phase-keep', 'step-begin_turn'] },
  ] },
  { step: 'begin_turn', then: ['phase-auction', 'step-begin_rounds'] },
  { phase: 'auction', interrupts: false, answers: [
    { verb: 'pass', then: ['step-next_bid'] },
    { verb: 'bid', then: ['step-next_bid'], costs: true },
  ] },
  { step: 'next_bid', then: ['phase-auction', 'step-begin_rounds'] },
  { step: 'begin_rounds', then: ['phase-act'] },
  { phase: 'act', interrupts: false, answers: [
    { verb: 'pass', then: ['step-end_action'] },
    { verb: 'build', then: ['phase-start'] },
    { verb: 'urbanise', then: ['phase-place'] },
    { verb: 'upgrade', then: ['step-end_action'], costs: true },
    { verb: 'deliver', then: ['phase-cube'] },
    { verb: 'take', then: ['phase-card'] },
  ] },
  { phase: 'start', interrupts: false, answers: [
    { verb: 'start', then: ['phase-side'] },
    { verb: 'resume', then: ['phase-tile'] },
  ] },
  { phase: 'side', interrupts: false, answers: [
    { verb: 'side', then: ['phase-tile'] },
  ] },
  { phase: 'tile', interrupts: false, answers: [
    { verb: 'tile', then: ['phase-tile'] },
    { verb: 'finish', then: ['step-end_action'], costs: true, completes: true },
  ] },
  { step: 'end_action', then: ['phase-act', 'step-end_turn'] },
  { step: 'end_turn', then: ['step-begin_turn', 'phase-over'] },
  { phase: 'place', interrupts: false, answers: [
    { verb: 'place', then: ['step-end_action'], costs: true },
  ] },
  { phase: 'cube', interrupts: false, answers: [
    { verb: 'cube', then: ['phase-via'] },
  ] },
  { phase: 'via', interrupts: false, answers: [
    { verb: 'via', then: ['phase-via', 'phase-inspect', 'step-deliver_cube'] },
  ] },
  { phase: 'inspect', interrupts: true, passes: 'let', answers: [
    { verb: 'stop', then: ['step-end_action'] },
    { verb: 'let', then: ['phase-inspect', 'step-deliver_cube'] },
  ] },
  { step: 'deliver_cube', then: ['step-end_action'] },
  { phase: 'card', interrupts: false, answers: [
    { verb: 'card', then: ['phase-industry', 'phase-grow', 'step-end_action'] },
  ] },
  { phase: 'industry', interrupts: false, answers: [
    { verb: 'place', then: ['step-end_action'] },
  ] },
  { phase: 'grow', interrupts: false, answers: [
    { verb: 'grow', then: ['step-end_action'] },
  ] },
]
