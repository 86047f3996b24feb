import type { Action, Translate } from '../contract'
import type { DalesBoard } from './board'
import type { DalesView } from './view'

type Bill = Record<'points' | 'white' | 'red' | 'green', number>

/** What the line that is being planned will cost once it is finished, what a step of it adds to that, and what a train
    costs whoever has too little brown influence. */
export function price(board: DalesBoard, view: DalesView, action: Action, t: Translate): string[] {
  if (action.verb === 'buy') return exchangePrice(board, view, action.arguments['train']!, t)
  const bill = billFor(view, action)
  if (!bill) return []
  const influence = (['white', 'red', 'green'] as const)
    .filter((colour) => bill[colour] > 0)
    .map((colour) => t('dales-price-influence', { count: bill[colour], colour: t(`${board.id}:colour-${colour}`) }))
  return [...(bill.points ? [t('dales-price', { count: bill.points })] : []), ...influence]
}

function billFor(view: DalesView, { verb, arguments: { area } }: Action): Bill | null | undefined {
  if (verb === 'finish') return view.line
  if (verb === 'extend') return view.line?.extensions.find((extension) => extension.area === area)
  return verb === 'start' && view.starts[area!] ? { points: 0, ...view.starts[area!]! } : null
}

function exchangePrice(board: DalesBoard, view: DalesView, id: string, t: Translate): string[] {
  const { brown, other } = view.trains.find((train) => train.id === id)?.price ?? { brown: 0, other: 0 }
  if (other === 0) return []
  const paid = brown ? [t('dales-price-influence', { count: brown, colour: t(`${board.id}:colour-brown`) })] : []
  return [...paid, t('dales-price-exchange', { count: other })]
}
