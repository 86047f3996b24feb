/** The sequence of play, as branchline.games.dales.turn declares it. Written by `make docs`. */
import type { Turn } from '../turn'

// prettier-ignore
export const TURN: Turn = [
  { phase: 'bid', interrupts: false, answers: [
    { verb: 'bid', then: ['step-next_bidder'], costs: true },
  ] },
  { step: 'next_bidder', then: ['phase-bid', 'step-settle_spaces'] },
  { step: 'settle_spaces', then: ['phase-choose_colour', 'step-begin_building'] },
  { phase: 'choose_colour', interrupts: false, answers: [
    { verb: 'choose_colour', then: ['step-settle_spaces'] },
  ] },
  { step: 'begin_building', then: ['step-next_builder'] },
  { step: 'next_builder', then: ['phase-build', 'step-begin_loading'] },
  { phase: 'build', interrupts: false, answers: [
    { verb: 'start', then: ['phase-extend'] },
    { verb: 'pass', then: ['step-next_builder'] },
  ] },
  { phase: 'extend', interrupts: false, answers: [
    { verb: 'extend', then: ['phase-extend'] },
    { verb: 'finish', then: ['step-pay_line'], costs: true, completes: true },
  ] },
  { step: 'pay_line', then: ['phase-pay', 'step-next_builder'] },
  { phase: 'pay', interrupts: false, answers: [
    { verb: 'pay', then: ['step-pay_line'], costs: true },
  ] },
  { step: 'begin_loading', then: ['step-next_loader'] },
  { step: 'next_loader', then: ['phase-train', 'step-take_stock'] },
  { phase: 'train', interrupts: false, answers: [
    { verb: 'pass', then: ['step-next_loader'] },
    { verb: 'buy', then: ['step-pay_train'], costs: true },
    { verb: 'load', then: ['phase-load_train', 'step-next_loader'] },
  ] },
  { phase: 'load_train', interrupts: false, answers: [
    { verb: 'load_train', then: ['step-next_loader'] },
  ] },
  { step: 'pay_train', then: ['phase-exchange', 'step-next_loader'] },
  { phase: 'exchange', interrupts: false, answers: [
    { verb: 'exchange', then: ['step-pay_train'], costs: true },
  ] },
  { step: 'take_stock', then: ['step-begin_selling'] },
  { step: 'begin_selling', then: ['step-next_seller'] },
  { step: 'next_seller', then: ['phase-sell', 'step-end_turn'] },
  { phase: 'sell', interrupts: false, answers: [
    { verb: 'sell', then: ['phase-sell_extend'] },
    { verb: 'pass', then: ['step-next_seller'] },
  ] },
  { phase: 'sell_extend', interrupts: false, answers: [
    { verb: 'sell_extend', then: ['phase-sell_extend'] },
    { verb: 'sell_finish', then: ['step-next_seller'], costs: true, completes: true },
  ] },
  { step: 'end_turn', then: ['phase-bid', 'phase-over'] },
]
