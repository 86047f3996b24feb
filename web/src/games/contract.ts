import type { Component } from 'svelte'
import type { Entry, Preview } from '../api/answers'
import type { Size } from '../board/camera'
import { verbsOf, type Turn, type VerbLists } from './turn'

/** One legal action as the server lists it. */
export interface Action {
  number: number
  text: string
  verb: string
  arguments: Record<string, string>
}

/** A player as the page shows it: a colour and a letter, so never colour alone. */
export interface SeatLook {
  name: string
  colour: string
  /** The initial of the name, or two letters where that is another's too. */
  letter: string
  /** Whether sentences call this seat “you”. */
  you?: boolean
}

/** An event of the log, as the server tells it. */
export interface GameEvent {
  name: string
  arguments: Record<string, unknown>
}

export type Translate = (key: string, args?: Record<string, string | number>) => string

/** What can still be picked otherwise is asked about always; what was picked by its price, not because of that price. */
export type Asking = 'always' | 'unpriced'

export interface BoardProps<Board, View> {
  /** Data of GET /api/games/{id}/board. */
  board: Board
  /** The seat's view of the position. */
  view: View
  seats: SeatLook[]
  /** null: it is not this reader's turn. */
  legal: Action[] | null
  /** What is about to be confirmed, drawn as a ghost. */
  chosen: Action | null
  /** Places to outline (log hover, "since my last turn"). */
  outlined: string[]
  /** The reader asks where that is: it comes into sight. */
  sought?: boolean
  animate: boolean
  /** A target was picked: the legal actions that fit it, usually one; the texts of those to play after it; and what
      it all comes to, in words, where the first of them does not say so. */
  onpick: (actions: Action[], then?: string[], aim?: string, asking?: Asking) => void
  /** Something illegal was picked: an action's text to ask "why not" about, or words that say it where no single
      action would. */
  onrefused: (text: string, words?: string) => void
  /** One step of a longer action that can be taken back: played at once. Without it, it is picked like any other. */
  onstep?: (action: Action) => void
  /** Each action is picked by itself, as in a lesson: ways that take several are not offered. */
  single?: boolean
  /** The reader points at something: the legal actions that a click there would choose between. */
  onpoint?: (actions: Action[]) => void
  /** What the reader's own actions, one after the other, would cause, with the view where they lead. */
  onlook?: (actions: string[]) => Promise<Preview | null>
  /** The options the match is played with. */
  options?: Record<string, unknown>
  /** A picture in the rules: only these places and what surrounds them. */
  window?: string[]
  /** What a picture shows, for those who cannot see it. */
  label?: string
}

export interface TablesProps<Board, View> {
  board: Board
  view: View
  seats: SeatLook[]
  outlined: string[]
  onoutline: (places: string[]) => void
  /** null: it is not this reader's turn. */
  legal: Action[] | null
  onpick: BoardProps<Board, View>['onpick']
}

export interface SeatDetailsProps<Board, View> {
  board: Board
  view: View
  seat: number
}

/** Where a match stands, for the strip above the board. */
export interface Standing {
  /** “Turn 3 of 5”, where turns are counted. */
  turn?: string
  /** The phase by name. */
  phase: string
  /** The seats in the order in which they play. */
  order: number[]
  /** How near the end is, in a few words for each way the game can end. */
  end: { label: string; /** It can come within a turn or two. */ near: boolean }[]
}

/** A line of the reckoning at the end. */
export interface Row {
  name: string
  /** Seat by seat. */
  amounts: number[]
}

/** Points to be given one by one, each of one of several sorts: they are counted out first, and given together. */
export interface Dues {
  due: number
  sorts: { action: Action; /** How many there are to give. */ most: number }[]
}

/** What the shell knows of a game; `Board` and `View` are the game's own and pass through the shell unread. */
export interface GameClient<Board = unknown, View = unknown> extends Partial<VerbLists> {
  Board: Component<BoardProps<Board, View>>
  Tables: Component<TablesProps<Board, View>>
  SeatDetails: Component<SeatDetailsProps<Board, View>>
  /** The board's outline, where it is a single sheet: the last board is framed by it. */
  sheet?(board: Board): Size
  /** How something is chosen on the board, where the marks there do not say it. */
  how?(view: View, t: Translate): string | null
  /** Where on the board an event happened. */
  places(event: GameEvent): string[]
  /** Turn, phase, order of play, and how near the end is. */
  standing(board: Board, view: View, t: Translate): Standing
  /** Names of the events that carry money, for the breakdown. */
  scoreSources: string[]
  /** Events on the way to another that tells of them all: left out where a turn is told in short. */
  passing?: string[]
  /** The sequence of play, from which follows what is known of verbs. */
  turn: Turn
  /** Verbs whose actions get buttons below the board although they have arguments. */
  buttons?: string[]
  /** Verbs whose amount is set beside their button, bids unless others are named. */
  amounts?: string[]
  /** Verbs whose buttons name all that they cost. */
  priced?: string[]
  /** Verbs whose place is picked again for the next way to do it: the focus stays there. */
  turns?: string[]
  /** What is to be counted out now, if anything is. */
  dues?(view: View, legal: Action[]): Dues | null
  /** What an action costs where that is paid by others that follow it. */
  price?(board: Board, view: View, action: Action, t: Translate): string[]
  /** Single actions with arguments that get a button of their own, each with its word. Partial ones leave undone what
      was begun, and do not stand out. */
  offers?(view: View, legal: Action[]): { action: Action; word: string; partial?: boolean }[]
  /** What is written beside a player's name; null where it is hidden. */
  purse(view: View, seat: number): number | null | undefined
  /** What is written there had better fall: the way still to go. */
  purseFalls?: boolean
  /** The game's own words for some of the page's: money, purse, purse-change, tab-tables, log-turn, end-source, end-total. */
  words?: Record<string, string>
  /** What makes up everyone's score at the end, row by row; without it, the money that came in, by its source. */
  reckoning?(entries: Entry[], view: View): Row[]
}

/** Hands a game's client to the shell, which gives it nothing but the board and views of that game. */
export function defineClient<Board, View>(client: GameClient<Board, View>): GameClient {
  return { ...verbsOf(client.turn), ...client } as unknown as GameClient
}

/** The seats from one on, round the table. */
export function clockwise(players: number, first: number): number[] {
  return Array.from({ length: players }, (_, place) => (first + place) % players)
}
