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

/** 4:05, or 1:04:05. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  return shown.map((part, at) => (at ? String(part).padStart(2, '0') : String(part))).join(':')
}
