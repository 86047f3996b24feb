/** The sequence of play, as branchline.games.england_wales.shares.turn declares it. Written by `make docs`. */
import type { Turn } from '../../turn'

// prettier-ignore
export const TURN: Turn = [
  { phase: 'propose', interrupts: false, answers: [
    { verb: 'withdraw', then: ['step-next_proposer'] },
    { verb: 'propose', then: ['phase-open'] },
  ] },
  { phase: 'open', interrupts: false, answers: [
    { verb: 'bid', then: ['step-next_bidder'], costs: true },
  ] },
  { step: 'next_bidder', then: ['phase-raise', 'step-next_proposer'] },
  { phase: 'raise', interrupts: false, answers: [
    { verb: 'leave', then: ['step-next_bidder'] },
    { verb: 'bid', then: ['step-next_bidder'], costs: true },
  ] },
  { step: 'next_proposer', then: ['phase-propose', 'step-end_auctions'] },
  { step: 'end_auctions', then: ['step-begin_turn', 'phase-over'] },
  { step: 'begin_turn', then: ['step-next_action'] },
  { step: 'next_action', then: ['phase-act', 'step-begin_dividends'] },
  { phase: 'act', interrupts: false, answers: [
    { verb: 'pass', then: ['step-next_action'] },
    { verb: 'build', then: ['phase-start'] },
    { verb: 'deliver', then: ['phase-cube'] },
  ] },
  { phase: 'start', interrupts: false, answers: [
    { verb: 'start', then: ['phase-side'] },
  ] },
  { phase: 'side', interrupts: false, answers: [
    { verb: 'side', then: ['phase-tile'] },
  ] },
  { phase: 'tile', interrupts: false, answers: [
    { verb: 'tile', then: ['phase-tile', 'phase-second', 'step-next_action'], costs: true },
    { verb: 'abandon', then: ['step-next_action'] },
  ] },
  { phase: 'second', interrupts: false, answers: [
    { verb: 'second', then: ['phase-start', 'step-next_action'] },
  ] },
  { phase: 'cube', interrupts: false, answers: [
    { verb: 'cube', then: ['phase-via'] },
  ] },
  { phase: 'via', interrupts: false, answers: [
    { verb: 'via', then: ['phase-via', 'step-deliver_cube'] },
    { verb: 'abandon', then: ['step-next_action'] },
  ] },
  { step: 'deliver_cube', then: ['step-next_action'] },
  { step: 'begin_dividends', then: ['step-next_dividend'] },
  { step: 'next_dividend', then: ['phase-repay', 'step-take_up_dividend', 'step-begin_mergers'] },
  { phase: 'repay', interrupts: false, answers: [
    { verb: 'repay', then: ['step-take_up_dividend'], costs: true },
  ] },
  { step: 'take_up_dividend', then: ['phase-dividend', 'step-next_dividend'] },
  { phase: 'dividend', interrupts: false, answers: [
    { verb: 'dividend', then: ['step-next_dividend'], costs: true },
  ] },
  { step: 'begin_mergers', then: ['step-next_merger'] },
  { step: 'next_merger', then: ['phase-merge', 'step-next_merger', 'step-begin_auctions'] },
  { phase: 'merge', interrupts: false, answers: [
    { verb: 'decline', then: ['step-next_merger'] },
    { verb: 'merge', then: ['phase-vote', 'step-next_merger'], costs: true },
  ] },
  { phase: 'vote', interrupts: false, answers: [
    { verb: 'vote', then: ['phase-vote', 'step-next_merger'] },
  ] },
  { step: 'begin_auctions', then: ['step-next_proposer'] },
]
