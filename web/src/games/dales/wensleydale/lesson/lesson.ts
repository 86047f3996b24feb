import type { Lesson } from '../../../../learn/lesson'

/** A first game of two: the reader is seat 0, and Clara plays as told. */
export const lesson: Lesson = {
  names: ['', 'Clara'],
  options: {},
  start: 'opening',
  steps: [
    { id: 'bid', seat: 0, action: 'bid 5 3', button: 'learn-wensleydale-bid-button' },
    { seat: 1, action: 'bid 5 4' },
    { id: 'again', seat: 0, action: 'bid 1 3', button: 'learn-wensleydale-again-button' },
    { seat: 1, action: 'bid 3 3' },
    { id: 'second', seat: 0, action: 'bid 4 2', button: 'learn-wensleydale-second-button' },
    { seat: 1, action: 'start northallerton' },
    { seat: 1, action: 'extend ainderby' },
    { seat: 1, action: 'extend leeming' },
    { seat: 1, action: 'finish' },
    { id: 'line', seat: 0, action: 'start darlington', places: ['darlington'] },
    { id: 'track', seat: 0, action: 'extend scorton', places: ['scorton'] },
    { id: 'town', seat: 0, action: 'extend richmond', places: ['richmond'] },
    { id: 'further', seat: 0, action: 'extend scotton', places: ['scotton'] },
    { id: 'finish', seat: 0, action: 'finish', button: 'wensleydale:verb-finish' },
    { id: 'train', seat: 0, action: 'buy t3a', button: 'learn-wensleydale-train-button' },
    { seat: 1, action: 'buy t2c' },
    { id: 'passenger', seat: 0, action: 'load richmond green', places: ['richmond'] },
    { seat: 1, action: 'load ainderby cheese' },
    { id: 'stone', seat: 0, action: 'load marske_moor stone', places: ['marske_moor'] },
    { seat: 1, action: 'pass' },
    { id: 'cheese', seat: 0, action: 'load scorton cheese', places: ['scorton'] },
    { seat: 0, action: 'load scotton cheese' },
    { id: 'pass', seat: 0, action: 'pass', button: 'wensleydale:verb-pass' },
    { id: 'sell', seat: 0, action: 'sell green darlington', places: ['darlington'] },
    { id: 'sold', seat: 0, action: 'sell_finish', button: 'wensleydale:verb-sell_finish' },
    { id: 'finale', seat: 0, action: 'sell red the_south', places: ['the_south'], from: 'finale' },
    { seat: 0, action: 'sell_extend giggleswick' },
    { seat: 0, action: 'sell_extend austwick' },
    { id: 'end', seat: 0, action: 'sell_finish', button: 'wensleydale:verb-sell_finish' },
  ],
  files: {
    opening: () => import('./opening.json').then((file) => file.default),
    /** Long after: the last sale of another game. */
    finale: () => import('./finale.json').then((file) => file.default),
  },
}
