import { untrack } from 'svelte'

/** Milliseconds after which what was said is no longer there to be read. */
const GONE_AFTER = 10_000
let latest = $state('')
let gone: ReturnType<typeof setTimeout>

/** Said to screen readers as soon as they are free. */
export const announcements = {
  get latest(): string {
    return latest
  },
}

export function announce(text: string): void {
  // The same sentence twice would not be read out the second time.
  clearTimeout(gone)
  gone = setTimeout(() => (latest = ''), GONE_AFTER)
  latest = text === untrack(() => latest) ? `${text}\u00a0` : text
}
