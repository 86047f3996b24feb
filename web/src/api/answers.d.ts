/** What crosses the wire, as `server/wire` declares it. Written by `make docs`. */

export interface Fault {
  /** A short name of what is wrong, the same in every language. */
  code: string
  /** A sentence for people, in the asker's language. */
  message: string
  /** The clause of the rules that forbids an action. */
  clause?: string
  /** The field that is wrong. */
  field?: string
}

export interface Refused {
  error: Fault
}

export interface Health {
  status: 'ok'
  version: string
}

export interface GameOption {
  name: string
  default: boolean | number | string
  values: (boolean | number | string)[]
  /** For each value, for how many players it is; null: for any. */
  players: (number[] | null)[]
  clause: string
}

/** How often a bot won with one of its level against others, of so many games. */
export interface Strength {
  players: number
  /** The level at all other seats. */
  against: string
  games: number
  seed: number
  win_share: number
  fair_share: number
  /** Between these lies the share of wins, with 95 % confidence. */
  interval: number[]
  /** Of its search in each move, where they were others than usual. */
  simulations: number | null
}

/** A level of bots, as it plays one game. */
export interface Level {
  id: string
  names: Record<string, string>
  characters: Record<string, string>
  strength: Strength[]
}

export interface Game {
  id: string
  names: Record<string, string>
  summaries: Record<string, string>
  players: number[]
  minutes: number[]
  weight: number
  designers: string[]
  year: number
  rules: number
  options: GameOption[]
  /** How much of its rules is compiled, from 0 to 1; until then they run slower. */
  compiled: number
  levels: Level[]
}

export interface Games {
  games: Game[]
  /** The levels of bots, from weakest to strongest. */
  bots: string[]
}

/** The map as data, for drawing it. */
export interface Board {
  board: Record<string, unknown>
}

export interface Person {
  id: string
  name: string
  kind: 'guest' | 'account' | 'agent' | 'gone'
}

export interface Welcome {
  person: Person
  /** For scripts: send it as `Authorization: Bearer …`. Browsers get it as a cookie. */
  token: string
}

export interface Accounts {
  /** Whether one can have an account here, and whether one must to play. */
  wanted: 'off' | 'optional' | 'required'
  passkeys: boolean
  passwords: boolean
  /** Whether links can be sent by e-mail. */
  recovery: boolean
  /** What the host's own provider is called, where there is one. */
  openid: string | null
  /** Whether somebody new must have an invitation. */
  by_invitation: boolean
  terms: boolean
  /** Whether the host has said something about them, at `/terms` and `/privacy`. */
  privacy: boolean
}

export interface PasskeyOptions {
  /** For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
  options: Record<string, unknown>
}

export interface Passkey {
  id: string
  name: string
  created: number
  used: number
}

export interface SignIn {
  id: string
  how: 'new' | 'password' | 'passkey' | 'letter' | 'code' | 'openid'
  device: string
  created: number
  /** When it was last used, to ten minutes. */
  seen: number
  /** It is the one that asks. */
  here: boolean
}

export interface Account {
  person: Person
  created: number
  /** Whether there is one. */
  password: boolean
  passkeys: Passkey[]
  /** The OpenID providers that know this person. */
  identities: string[]
  sign_ins: SignIn[]
  /** The address to which links are sent, or which has been asked. */
  recovery: string | null
  recovery_confirmed: boolean
  /** Whether what needs it can be changed without showing again who you are. */
  fresh: boolean
  /** Whether this person looks after the server. */
  moderator: boolean
}

export interface Tie {
  id: string
  name: string
  created: number
}

export interface Ties {
  follow: Tie[]
  block: Tie[]
}

export interface Note {
  /** Empty where there is none. */
  text: string
  updated: number | null
}

export interface Report {
  id: string
  at: number
  by: string
  table: string
  text: string
}

export interface Ban {
  /** Of the person. */
  id: string
  name: string
  /** Null: until it is lifted. */
  until: number | null
  reason: string
  created: number
}

/** Something that a moderator has done. */
export interface Measure {
  at: number
  moderator: string
  what: 'hide' | 'close' | 'ban' | 'lift' | 'settle' | 'invite' | 'withdraw'
  reason: string
  /** Whom it concerns. */
  name: string | null
  table: string | null
}

export interface Pass {
  code: string
  note: string
  uses: number
  left: number
  expires: number
}

/** Where the next page of each list begins; null where there is none. */
export interface FollowingPages {
  reports: string | null
  bans: string | null
  measures: string | null
}

export interface Moderation {
  /** Those that nobody has seen to, the oldest first. */
  reports: Report[]
  bans: Ban[]
  passes: Pass[]
  /** What was done, the latest first. */
  measures: Measure[]
  next: FollowingPages
  by_invitation: boolean
}

export interface Said {
  seq: number
  at: number
  name: string
  /** Of whoever said it. */
  id: string | null
  text: string
  hidden: boolean
}

export interface Sitting {
  seat: number
  name: string
  id: string | null
}

/** What a moderator sees of a table that was reported. */
export interface ReportedTable {
  id: string
  status: 'open' | 'running' | 'finished' | 'abandoned'
  people: Sitting[]
  said: Said[]
}

/** For the screen of a table in one room. */
export interface Room {
  /** To be typed at `/room`. */
  code: string
  address: string
  /** That address as a QR code: a row of 0 and 1 for each line. */
  picture: string[]
}

export interface RoomFound {
  /** The invitation to its table. */
  invite: string
}

export interface OpenId {
  /** Where to send the browser. */
  address: string
}

export interface Code {
  code: string
  expires: number
  /** Where whoever follows it types nothing any more. */
  address: string
  /** That address as a QR code: a row of 0 and 1 for each line. */
  picture: string[]
}

export interface Link {
  /** Whom it signs in. */
  name: string
}

export interface Done {
  done: 'True'
}

export interface Contact {
  id: string
  kind: string
  address: string
  /** Until it is, nothing but the question whether messages are wanted goes there. */
  confirmed: boolean
}

export interface Contacts {
  /** What this server can write to. */
  kinds: string[]
  /** What a browser subscribes with, so that only this server can write to it. */
  push_key: string | null
  contacts: Contact[]
}

export interface Seat {
  seat: number
  kind: 'empty' | 'person' | 'bot'
  name: string
  bot: string | null
  /** A program that reads and writes sentences sits here. */
  agent: boolean
  /** A bot stands in for the person who sits here. */
  handed: boolean
  resigned: boolean
  /** An empty seat kept for someone. */
  reserved: boolean
}

/** How much time each seat has, in milliseconds. For the seat to move it runs from `since` on. */
export interface Clock {
  /** What is left of the time of a turn. */
  turn: number[]
  /** What is left beyond that, for the whole match. */
  bank: number[]
  /** Milliseconds since 1970; null while nobody's time passes. */
  since: number | null
  paused: boolean
  /** The seat whose time ran out in this turn, which a bot finishes. */
  late: number | null
  /** When a bot begins to play for whoever must decide, if they do not. */
  due: number | null
  /** The server's time at this answer. */
  now: number
}

export interface TableFacts {
  id: string
  game: string
  rules: number
  options: Record<string, unknown>
  settings: Record<string, unknown>
  /** Milliseconds someone must be away before others may ask for a bot for them. */
  absence_timeout: number
  public: boolean
  status: 'open' | 'running' | 'finished' | 'abandoned'
  to_move: number | null
  seats: Seat[]
  /** The last line of the journal. */
  seq: number
  /** Only once the match is over. */
  scores: number[] | null
  /** Each seat's place, from 1, once the match is over; equals share one. */
  places: number[] | null
  winners: number[]
  /** The digest of the secret seed, published before the first action. */
  commitment: string | null
  /** Where a sandbox or an imported table comes from. */
  origin: Record<string, unknown> | null
  /** The id of the table where this match is played again. */
  rematch: string | null
  /** Where the table counts time. */
  clock: Clock | null
  /** Milliseconds since 1970. */
  created: number
  updated: number
}

export interface Table extends TableFacts {
  /** The seats that are yours. */
  mine: number[]
  host: boolean
  your_turn: boolean
  /** The code of the invitation, for the host alone. */
  invite: string | null
}

export interface Tables {
  tables: Table[]
  /** Give it as `after` to get the next page; null on the last. */
  next: string | null
}

export interface Action {
  number: number
  text: string
  verb: string
  arguments: Record<string, string>
}

/** An action of yours, in words. */
export interface Choice {
  text: string
  sentence: string
}

export interface Choices {
  choices: Choice[]
  /** How many others begin so. */
  more: number
}

export interface GameEvent {
  name: string
  arguments: Record<string, unknown>
  sentence: string
}

/** A line of the journal. */
export interface Entry {
  seq: number
  kind: string
  seat: number | null
  name: string | null
  at: number
  /** The action, or what was said. */
  text: string | null
  bot: string | null
  /** What others are asked for, or answer: undo, end, takeover or pause. */
  about: string | null
  /** That a bot chose with less thought than usual, and why. */
  note: string | null
  /** The moment an undo goes back to. */
  to: number | null
  /** The moment an action led to; null if it was taken back since. */
  moment: number | null
  sentence: string
  events: GameEvent[]
}

/** Something that needs the consent of others. */
export interface ConsentRequest {
  about: 'undo' | 'end' | 'takeover' | 'pause'
  seq: number
  /** The seat that asks. */
  by: number | null
  /** The moment an undo goes back to; the seat that a bot would take over. */
  to: number
  /** The seats that have not answered. */
  waiting: number[]
  /** You are asked. */
  yours: boolean
}

/** What you have said in advance; nobody else is told. */
export interface Answers {
  /** A move to which there is no alternative is taken. */
  forced: boolean
  /** What others do is let pass without asking you. */
  passes: boolean
  /** Letting everything pass has come to its end, because you were asked something. */
  ended: boolean
}

/** How the match stands, as you may see it. */
export interface Present {
  /** Send it with your next action. */
  seq: number
  /** How many actions have led here. */
  moment: number
  status: 'open' | 'running' | 'finished' | 'abandoned'
  /** The seat whose view this is; null for a spectator. */
  seat: number | null
  to_move: number | null
  /** The open question as a sentence. */
  prompt: string | null
  view: Record<string, unknown> | null
  /** Your choices, when you must decide. */
  legal: Action[] | null
  /** You hold several seats, and the one that must decide knows something of its own: it is shown, with its choices, when you ask for that seat. */
  concealed: boolean
  scores: number[] | null
  /** What was asked of players, and not answered by all of them. */
  requests: ConsentRequest[]
  /** Null unless you look through one seat of yours. */
  answers: Answers | null
  /** What is to be known about the table, such as that its rules are old. */
  note: string | null
}

export interface TablePresent extends Present {
  table: Table
}

export interface Acted extends Present {
  entry: Entry
}

export interface Stale extends Refused {
  present?: Present
}

export interface Log {
  entries: Entry[]
  /** Give it as `after` to go on; null at the end. */
  next: number | null
}

export interface Since extends Log {
  after: number
}

export interface OutcomeLine {
  seat: number | null
  /** Whoever or whatever it concerns; empty for the whole table. */
  name: string
  /** What it gains and loses, in a few words each. */
  changes: string[]
  /** Those of them that are given up. */
  costs: string[]
}

/** What led to a moment, as far as it may be known. */
export interface LastAction {
  action: string | null
  by: number | null
  events: GameEvent[]
}

export interface Moment extends LastAction {
  moment: number
  last: number
  /** What each party gained and lost, since the last action or `since`. */
  changes: OutcomeLine[]
  seat: number | null
  to_move: number | null
  prompt: string
  view: Record<string, unknown>
}

/** The match at one of its moments as sentences, each of which stands for itself. */
export interface MomentInWords {
  moment: number
  /** How far it has come, and what everyone has. */
  standing: string[]
  /** What lies on the board. */
  board: string[]
}

/** What an action brings, as far as that is sure: the difference between the positions before and after it. */
export interface Outcome {
  lines: OutcomeLine[]
  /** Who decides then; null at the end, or where nobody knows yet. */
  to_move: number | null
  /** Why the game is over then. */
  ended: string | null
  /** Others may interrupt it: this is what follows if nobody does. */
  if_nobody_objects: boolean
  /** What follows then depends on chance, or on what is hidden. */
  then_chance: boolean
  /** Whether the game is over then, in some of the draws of it or in all of them. */
  may_end: 'no' | 'perhaps' | 'expected'
}

export interface Preview {
  outcome: Outcome
  events: GameEvent[]
  remark: string | null
  /** Where the actions lead, if it was asked for, they are all legal, and it is your decision again without any chance or anyone else's having come in between. */
  view: Record<string, unknown> | null
}

/** What a move has over the next best. */
export interface HintGain {
  /** By how much more likely it is to win. */
  chance: number
  /** How it ends otherwise, for everyone. */
  lines: OutcomeLine[]
}

export interface HintMove {
  action: Action
  /** How likely you are to win then, from 0 to 1. */
  chance: number
  /** What the whole move is expected to bring, if nobody objects. */
  lines: OutcomeLine[]
  /** What follows in the same move, up to where chance speaks. */
  then: Action[]
  /** What is done in the whole move, as sentences. */
  deeds: string[]
  /** Chance speaks before the move is over; what else it brings is unknown. */
  then_chance: boolean
  /** Null where there is no other move. */
  gain: HintGain | null
}

/** The best moves, as a bot sees them that knows what you may know. */
export interface Hint {
  moves: HintMove[]
  /** That it was found with less thought than there could be. */
  note: string | null
}

export interface Reason {
  code: string
  clause: string
  message: string
}

export interface Why {
  allowed: boolean
  reason: Reason | null
}

export interface Undo {
  /** The moment before your last action. */
  last: number | null
  /** The earliest moment you may go back to without asking. */
  free: number | null
  /** The seats whose consent going back to `last` needs. */
  asks: number[]
}

export interface Course {
  /** Moment by moment, and in each seat by seat. */
  scores: number[][]
}

/** A decision that cost something, as a bot sees it that knows what its seat could know then. */
export interface Mistake {
  /** After so many actions. */
  moment: number
  /** When the whole move began, of which this was a part. */
  first: number
  /** When it was over. */
  last: number
  seat: number
  /** What was done. */
  action: Action
  /** What would have been better. */
  better: Action
  /** All actions about as good as the better one, itself among them. */
  as_good: string[]
  /** How likely the seat was to win with the better one, from 0 to 1, as in `chances`. */
  chance: number
  /** By how much less likely it was then. */
  cost: number
}

export interface Analysis {
  /** How likely each seat was to win, moment by moment. */
  chances: number[][]
  /** Those that cost most first. */
  mistakes: Mistake[]
  decisions: number
  /** Of the decisions, those for which there was time. */
  looked_at: number
}

export interface Analysed {
  status: 'none' | 'working' | 'done'
  /** How many of the decisions were looked at, from 0 to 1. */
  progress: number
  analysis: Analysis | null
}

export interface Seed {
  commitment: string | null
  seed: string | null
  /** The text whose SHA-256, in hexadecimal, is the commitment. */
  text: string | null
  holds: boolean | null
}

export interface PlayerName {
  /** Of somebody with an account; null for everyone else. */
  id: string | null
  name: string
}

export interface Rating {
  game: string
  strength: number
  /** As a standard deviation. */
  uncertainty: number
  /** The strength less three times its uncertainty: lists are ordered by it. */
  shown: number
  matches: number
  wins: number
  opponents: number
  /** There are too few matches, or too few opponents, for a place in the list. */
  provisional: boolean
  rank: number | null
}

export interface RankedPlayer {
  rank: number
  player: PlayerName
  rating: Rating
}

/** How strong a level was measured to be, on the same scale. */
export interface BotRating {
  level: string
  strength: number
  uncertainty: number
  games: number
}

export interface Ranking {
  game: string
  players: RankedPlayer[]
  bots: BotRating[]
  /** What to send as `after` for the next page. */
  next: number | null
}

export interface Places {
  game: string
  players: number
  /** How often they came in first, second, and so on. */
  places: number[]
}

export interface Pace {
  /** Matches with other people. */
  finished: number
  /** Those played to the end, in the time they had. */
  kept: number
  /** How often their time ran out, or others had a bot play for them. */
  late: number
  quit: number
  /** From rated tables, until they owe no match any more. */
  banned: boolean
  /** How many matches they must play to the end for that. */
  owed: number
}

export interface AgainstBot {
  bot: string
  game: string
  matches: number
  /** How often they came in before it; with several of them at a table, before each. */
  before: number
  behind: number
}

export interface AgainstPlayer {
  player: PlayerName
  game: string
  matches: number
  before: number
  behind: number
}

export interface RatingStep {
  table: string
  ended: number
  place: number
  of: number
  before: number
  after: number
}

export interface Player {
  player: PlayerName
  since: number
  account: boolean
  ratings: Rating[]
  places: Places[]
  pace: Pace
  bots: AgainstBot[]
  /** The others they have met most. */
  people: AgainstPlayer[]
  /** By game, their latest rated matches in the order of time. */
  steps: Record<string, RatingStep[]>
}

export interface ArchivedSeat {
  seat: number
  player: PlayerName
  bot: string | null
  place: number
  score: number
}

export interface ArchivedMatch {
  table: string
  game: string
  players: number
  who: 'people' | 'bots' | 'mixed'
  rated: boolean
  ended: number
  length: number
  complete: boolean
  ending: string
  /** Why it ended, as a sentence. */
  ending_text: string
  options: Record<string, unknown>
  opening: string[]
  seats: ArchivedSeat[]
}

export interface ArchivePage {
  matches: ArchivedMatch[]
  next: string | null
}

export interface OpeningMove {
  action: string
  matches: number
  /** Seat by seat, how often it won; a shared win is one for each. */
  wins: number[]
}

export interface Openings {
  line: string[]
  /** What was played next, the most frequent first. */
  moves: OpeningMove[]
}

export interface PlayedAction {
  phase: string
  verb: string
  part: 'early' | 'middle' | 'late'
  times: number
  /** How often whoever chose it had a higher score at the end of their turn. */
  paid: number
  /** By how much their score rose, on average. */
  gain: number
}

export interface PlayedActions {
  actions: PlayedAction[]
}

export interface Study {
  id: string
  table: string
  game: string
  title: string
  author: PlayerName
  mine: boolean
  /** By moment, as text. */
  notes: Record<string, string>
  /** The last moment of the match. */
  last: number
  revision: number
  created: number
  updated: number
}

export interface StudyLine {
  id: string
  table: string
  title: string
  notes: number
  updated: number
}

export interface Studies {
  studies: StudyLine[]
}

export interface TournamentLine {
  id: string
  name: string
  game: string
  format: 'swiss' | 'round_robin' | 'knockout'
  seats: number
  rounds: number
  round: number
  state: 'open' | 'running' | 'finished' | 'closed'
  entrants: number
  most: number
  rated: boolean
  pace: string
  starts: number | null
  /** Whether you have. */
  entered: boolean
}

export interface Tournaments {
  tournaments: TournamentLine[]
}

export interface Standing {
  rank: number
  number: number
  player: PlayerName
  points: number
  wins: number
  /** The points of those they have met. */
  opponents: number
  /** Of what was scored at their tables, on average. */
  share: number
  played: number
  withdrawn: boolean
  /** In a knock-out. */
  out: boolean
  you: boolean
}

export interface BoardSeat {
  entrant: number | null
  name: string
  place: number | null
  points: number | null
}

export interface PairedTable {
  board: number
  table: string
  /** Null while it is being opened. */
  status: 'open' | 'running' | 'finished' | 'abandoned' | null
  seats: BoardSeat[]
  /** How many of those who meet here have met before. */
  again: number
  /** The points with which people came to this table. */
  before: number[]
}

export interface Round {
  round: number
  boards: PairedTable[]
}

export interface Tournament extends TournamentLine {
  host: PlayerName
  /** You are its host. */
  yours: boolean
  options: Record<string, unknown>
  settings: Record<string, unknown>
  fill: string
  public: boolean
  standings: Standing[]
  /** Its rounds, the latest first. */
  played: Round[]
  /** Whether it takes entrants now. */
  may_enter: boolean
  /** Where you play in this round. */
  your_table: string | null
}

/** Who watches a table live. */
export interface Presence {
  /** For each seat whether whoever sits there does. */
  here: boolean[]
  /** How many others do. */
  watching: number
}

/** How things stand when a viewer comes. */
export interface Hello extends Present {
  type: 'hello'
  table: Table
  /** Lines of the journal after the last that the viewer had seen. */
  missed: Entry[]
  presence: Presence
}

/** The rest was said when the connection was opened. */
export interface OwnTableFacts extends TableFacts {
  /** The seats that are yours. */
  mine: number[]
}

/** A line of the journal, and how things stand after it. */
export interface EntryMessage extends Present {
  type: 'entry'
  entry: Entry
  table: OwnTableFacts
}

/** Something was said. */
export interface ChatMessage {
  type: 'entry'
  entry: Entry
  seq: number
}

/** Somebody has come or gone. */
export interface PresenceMessage extends Presence {
  type: 'presence'
}

/** The last message before the server closes the connection. */
export interface ErrorMessage {
  type: 'error'
  error: Fault
}

export interface NewTable {
  game: string
  /** The options of the game; those left out have their defaults. */
  options?: Partial<Record<string, boolean | number | string>>
  seats: SeatWanted[]
  /** Whether everyone sees the table in the lists and may join. */
  public?: boolean
  settings?: TableSettings
}

export interface SeatWanted {
  /** `me` may be used several times: then you play several seats. */
  kind: 'me' | 'open' | 'bot'
  /** The level of a bot. */
  bot?: string
  name?: string | null
}

export interface TableSettings {
  /** `free`: back to the start of one's own run of actions without asking, further by consent; `consent`: everyone else must always agree; `never`: nothing is taken back. */
  undo?: 'free' | 'consent' | 'never'
  /** Whether spectators read and write in the table's chat. */
  spectator_chat?: boolean
  /** What others may expect: `sitting`, all are there until the end; `days`, move by move. */
  pace?: 'sitting' | 'days'
  /** Whom the table is meant for. */
  level?: 'anyone' | 'newcomers' | 'experienced'
  /** Whether those who play may ask for hints though others play, too. */
  hints?: boolean
  /** Whether one person may take more than one seat, for others at their screen. */
  several_seats?: boolean
  /** Whether the match counts for the ratings of those who play. Whoever sits down agrees, and needs an account. */
  rated?: boolean
  /** At a rated table: whether people at one address may both play. */
  one_house?: boolean
  /** How much time each seat has; null: as much as it likes. */
  clock?: TimeControl | null
  /** Seconds after which a bot plays for whoever must decide and does not, counted from when their time is up, or without a clock from when they were asked; until they take their seat back. Null: everyone waits. */
  absent?: number | null
}

export interface TimeControl {
  /** Seconds that each turn has of its own. */
  turn: number
  /** Seconds that each seat has beyond them, for the whole match. */
  bank?: number
}

export interface NewTournament {
  name: string
  game: string
  options?: Partial<Record<string, boolean | number | string>>
  /** Of its tables. Either a clock or `absent` keeps a round from standing still. */
  settings: TableSettings
  format: 'swiss' | 'round_robin' | 'knockout'
  /** At each table. */
  seats: number
  /** At most. */
  rounds?: number
  /** The level of the bots that take the seats nobody is left for. */
  fill?: string
  /** Entrants. */
  most?: number
  /** Whether it stands in the lists, and its tables with it. */
  public?: boolean
  /** When it begins by itself, in milliseconds since 1970; null: when you say so. */
  starts?: number | null
}

export type LiveMessage = Hello | EntryMessage | ChatMessage | PresenceMessage | ErrorMessage
