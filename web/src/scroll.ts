const PATIENCE = 5000

/** Notes in the history how far down this page is, for whoever comes back to it. */
export function keepScroll(): void {
  history.replaceState({ ...(history.state as object | null), scroll: scrollY }, '')
}

/** Scrolls to where the reader was, as soon as the page is long enough again, unless they scroll themselves. A page where
    they were nowhere begins at its top at once: it may then go itself to what its address names. */
export function restoreScroll(): void {
  const wanted = (history.state as { scroll?: number } | null)?.scroll ?? 0
  if (wanted === 0) {
    scrollTo(0, 0)
    return
  }
  const page = document.documentElement
  const watch = new ResizeObserver(() => {
    if (page.scrollHeight - innerHeight < wanted) return
    scrollTo(0, wanted)
    end()
  })
  const end = () => {
    watch.disconnect()
    ;['wheel', 'touchmove', 'keydown'].forEach((kind) => removeEventListener(kind, end))
  }
  ;['wheel', 'touchmove', 'keydown'].forEach((kind) => addEventListener(kind, end, { passive: true }))
  watch.observe(document.body)
  setTimeout(end, PATIENCE)
}
