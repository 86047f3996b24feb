let place: HTMLElement | null = $state.raw(null)

/** The place beside the board for what one chooses from. */
export function beDock(element: HTMLElement): () => void {
  place = element
  return () => (place = null)
}

/** Stands in the dock as long as there is one, otherwise where it is written. */
export function docked(panel: HTMLElement): (() => void) | undefined {
  const home = panel.parentElement
  if (!place) return
  place.append(panel)
  return () => {
    if (home?.isConnected) home.prepend(panel)
    else panel.remove()
  }
}
