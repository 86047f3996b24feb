import type { Lesson } from '../../../../learn/lesson'

/** A first game of two: the reader is seat 0, and Clara plays as told. */
export const lesson: Lesson = {
  names: ['', 'Clara'],
  options: {},
  start: 'opening',
  steps: [
    { id: 'bid', seat: 0, action: 'bid 5 3', button: 'learn-nuremberg-bid-button' },
    { seat: 1, action: 'bid 5 4' },
    { id: 'again', seat: 0, action: 'bid 1 3', button: 'learn-nuremberg-again-button' },
    { seat: 1, action: 'bid 3 3' },
    { id: 'second', seat: 0, action: 'bid 4 2', button: 'learn-nuremberg-second-button' },
    { seat: 1, action: 'start fuerth' },
    { seat: 1, action: 'extend burgfarrnbach' },
    { seat: 1, action: 'extend langenzenn' },
    { seat: 1, action: 'finish' },
    { id: 'line', seat: 0, action: 'start nuernberg_sued', places: ['nuernberg_sued'] },
    { id: 'track', seat: 0, action: 'extend fischbach', places: ['fischbach'] },
    { id: 'town', seat: 0, action: 'extend feucht', places: ['feucht'] },
    { id: 'finish', seat: 0, action: 'finish', button: 'nuremberg:verb-finish' },
    { id: 'train', seat: 0, action: 'buy t3a', button: 'learn-nuremberg-train-button' },
    { seat: 1, action: 'buy t2c' },
    { id: 'passenger', seat: 0, action: 'load feucht green', places: ['feucht'] },
    { seat: 1, action: 'load langenzenn red' },
    { id: 'beer', seat: 0, action: 'load hop_altdorf beer', places: ['hop_altdorf'] },
    { seat: 1, action: 'load burgfarrnbach mail' },
    { id: 'mail', seat: 0, action: 'load fischbach mail', places: ['fischbach'] },
    { seat: 1, action: 'pass' },
    { seat: 0, action: 'load feucht green' },
    { id: 'pass', seat: 0, action: 'pass', button: 'nuremberg:verb-pass' },
    { id: 'sell', seat: 0, action: 'sell green nuernberg_sued', places: ['nuernberg_sued'] },
    { id: 'sold', seat: 0, action: 'sell_finish', button: 'nuremberg:verb-sell_finish' },
    { id: 'finale', seat: 0, action: 'sell green nuernberg_sued', places: ['nuernberg_sued'], from: 'finale' },
    { seat: 0, action: 'sell_extend altdorf' },
    { id: 'end', seat: 0, action: 'sell_finish', button: 'nuremberg:verb-sell_finish' },
  ],
  files: {
    opening: () => import('./opening.json').then((file) => file.default),
    /** Long after: the last sale of another game. */
    finale: () => import('./finale.json').then((file) => file.default),
  },
}
