import type { Action, Translate } from '../contract'
import type { DalesBoard } from './board'
import type { DalesView } from './view'

type Bill = Record<'points' | 'white' | 'red' | 'green', number>

/** How many other points make up for one brown point that is missing. */
const EXCHANGE = 3

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
  return verb === 'start' ? startBill(view, area!) : null
}

/** Whoever owns the town a line starts in is paid for it, and so are objectors there. */
function startBill(view: DalesView, area: string): Bill {
  const { owners = [], pieces = {} } = view.areas[area] ?? {}
  const owned = (company: 'red' | 'green') => (owners.includes(company) ? 1 : 0)
  return { points: 0, white: pieces.objector ?? 0, red: owned('red'), green: owned('green') }
}

function exchangePrice(board: DalesBoard, view: DalesView, id: string, t: Translate): string[] {
  const cost = view.trains.find((train) => train.id === id)?.cost ?? 0
  const brown = view.seats[view.to_move ?? -1]?.influence.brown ?? cost
  if (brown >= cost) return []
  const paid = brown ? [t('dales-price-influence', { count: brown, colour: t(`${board.id}:colour-brown`) })] : []
  return [...paid, t('dales-price-exchange', { count: EXCHANGE * (cost - brown) })]
}
