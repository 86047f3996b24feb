import { untrack } from 'svelte'

let latest = $state('')

/** Said to screen readers as soon as they are free. */
export const announcements = {
  get latest(): string {
    return latest
  },
}

export function announce(text: string): void {
  // The same sentence twice would not be read out the second time.
  latest = text === untrack(() => latest) ? `${text}\u00a0` : text
}
