import type { Clock } from './api/answers'
import { language } from './i18n.svelte'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** “5 minutes ago”. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language.current, { numeric: 'auto' })
  const step = STEPS.find(([, length]) => now - at >= length)
  return step ? format.format(-Math.floor((now - at) / step[1]), step[0]) : format.format(0, 'minute')
}

/** 18:42 today, or with its day. */
export function clockTime(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const day = isToday ? {} : ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
  return new Intl.DateTimeFormat(language.current, { ...day, hour: 'numeric', minute: '2-digit' }).format(at)
}

/** 4:05, or 1:04:05. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  return shown.map((part, at) => (at ? String(part).padStart(2, '0') : String(part))).join(':')
}

/** How far this device's time is ahead of the server's. What came quickest tells it best. */
let ahead = Infinity

export function hearServerTime(now: number): void {
  ahead = Math.min(ahead, Date.now() - now)
}

export function serverTime(): number {
  return Date.now() - (ahead === Infinity ? 0 : ahead)
}

/** Milliseconds that a seat has left, where its clock runs if it is the one to move. */
export function timeLeft({ turn, bank, since }: Clock, seat: number, toMove: number | null, now: number): number {
  const passed = seat === toMove && since !== null ? Math.max(0, now - since) : 0
  return Math.max(0, turn[seat]! + bank[seat]! - passed)
}
