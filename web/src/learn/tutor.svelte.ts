import type { Entry, Present, TablePresent } from '../api/answers'
import { act, logOf, openTable, readMatch } from '../api/tables'
import { USUAL_SETTINGS } from '../home/opening'
import { ensureGuest } from '../person.svelte'
import { rememberLesson } from '../table/practice'
import type { Lesson, Step } from './lesson'

const PAUSE = 900

/** Leads through a guided game at a real table where the reader holds all seats. */
export class Tutor {
  present: Present | null = $state.raw(null)
  /** What has happened since the reader's last task. */
  happened: Entry[] = $state.raw([])
  at = $state(0)
  names: string[] = $state.raw([])
  busy = $state(true)
  #table = ''
  /** The file this table was read from. */
  #file: string | undefined = $state()

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    private readonly animated: () => boolean,
  ) {}

  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null
  }

  get tasks(): Step[] {
    return this.lesson.steps.filter((step) => step.id)
  }

  async begin(): Promise<void> {
    const person = await ensureGuest()
    this.names = this.lesson.names.map((name) => name || person.name)
    this.#sit(await (this.lesson.start ? this.#read(this.lesson.start) : this.#open()))
    this.busy = false
  }

  /** The reader does what was asked; the others answer, up to the reader's next task. */
  async go(): Promise<void> {
    this.busy = true
    this.happened = []
    try {
      do await this.#play(this.step!)
      while (this.step && !this.step.id)
    } finally {
      this.busy = false
    }
  }

  async #play(step: Step): Promise<void> {
    if (step.id === undefined && this.animated()) await new Promise((done) => setTimeout(done, PAUSE))
    const answer = await act(this.#table, this.present!.seq, step.action)
    this.present = answer
    this.happened = [...this.happened, answer.entry]
    this.at += 1
  }

  /** Has what happened said again, in the language of now. */
  async reload(): Promise<void> {
    const [first] = this.happened
    if (!first) return
    const { entries } = await logOf(this.#table, first.seq - 1)
    const shown = new Set(this.happened.map(({ seq }) => seq))
    this.happened = entries.filter(({ seq }) => shown.has(seq))
  }

  /** Whether the next task is at another table. */
  get leaves(): boolean {
    return this.step?.from !== undefined && this.step.from !== this.#file
  }

  /** Sits down where the next task begins. */
  async move(): Promise<void> {
    this.busy = true
    try {
      this.happened = []
      this.#sit(await this.#read(this.step!.from!))
    } finally {
      this.busy = false
    }
  }

  #open(): Promise<TablePresent> {
    return openTable({
      game: this.game,
      options: this.lesson.options,
      seats: this.names.map((name) => ({ kind: 'me' as const, bot: 'greedy', name })),
      public: false,
      settings: USUAL_SETTINGS,
    })
  }

  async #read(file: string): Promise<TablePresent> {
    this.#file = file
    return readMatch({ ...(await this.lesson.files[file]!()), seats: this.names })
  }

  #sit(answer: TablePresent): void {
    this.#table = answer.table.id
    rememberLesson(answer.table.id)
    this.names = answer.table.seats.map((seat) => seat.name)
    this.present = answer
  }
}
