/** A question, and what may be answered to it. */
export interface Question {
  phase: string
  /** It is asked on top of another question. */
  interrupts: boolean
  /** The answer of those who do not object. */
  passes?: string
  answers: {
    verb: string
    /** What may follow: messages that name a phase or a step. */
    then: string[]
    /** It spends something. */
    costs?: true
    /** It completes what several answers have made up. */
    completes?: true
  }[]
}

/** What the game does by itself. */
export interface Step {
  step: string
  then: string[]
}

/** The sequence of play of a game, in the order in which one comes to its questions and steps. */
export type Turn = (Question | Step)[]

/** What the shell knows of verbs. */
export interface VerbLists {
  /** Verbs that spend something. */
  costly: string[]
  /** Verbs that complete what was begun: of several buttons, theirs is the one that stands out. */
  completes: string[]
  /** Verbs that only begin a longer action, or go on with it: their buttons play them at once if they can be taken back. */
  steps: string[]
  /** Verbs with which others answer during a player's turn: the log keeps them in that turn. */
  answers: string[]
  /** Others may object to what a player does: that is a question one can answer in advance. */
  interrupted: boolean
}

const OVER = 'phase-over'

/** What follows for the shell from the declaration of a turn. */
export function verbsOf(turn: Turn): VerbLists {
  const questions = turn.filter((station) => 'answers' in station)
  const objections = questions.filter(({ passes }) => passes !== undefined)
  const all = questions.flatMap(({ answers }) => answers)
  return {
    costly: verbs(all.filter(({ costs }) => costs)),
    completes: verbs(all.filter(({ completes }) => completes)),
    steps: verbs(all).filter((verb) => all.every((answer) => answer.verb !== verb || leadsOn(answer))),
    answers: verbs(objections.flatMap(({ answers }) => answers)),
    interrupted: objections.length > 0,
  }
}

/** Whoever answers so is asked at once how to go on, and it costs nothing yet. */
function leadsOn({ then, costs }: Question['answers'][number]): boolean {
  return !costs && then.every((name) => name.startsWith('phase-') && name !== OVER)
}

/** The message that names a question or step. */
export function nameOf(station: Question | Step): string {
  return 'step' in station ? `step-${station.step}` : `phase-${station.phase}`
}

function verbs(answers: { verb: string }[]): string[] {
  return [...new Set(answers.map(({ verb }) => verb))]
}
