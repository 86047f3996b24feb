/** A place that panels move to from where they are written. */
class Dock {
  place: HTMLElement | null = $state.raw(null)

  /** Makes an element the place. */
  be = (element: HTMLElement): (() => void) => {
    this.place = element
    return () => (this.place = null)
  }

  /** A panel stands there as long as there is such a place, otherwise where it is written. */
  docked = (panel: HTMLElement): (() => void) | undefined => {
    const [home, place] = [panel.parentElement, this.place]
    if (!place) return
    place.append(panel)
    return () => {
      // It has been taken away by what wrote it.
      if (panel.parentElement !== place) return
      if (home?.isConnected) home.prepend(panel)
      else panel.remove()
    }
  }
}

/** Beside the board: what one chooses from. */
export const dock = new Dock()
/** On a small screen, where the buttons are otherwise: what can be done at a place that is picked. */
export const foot = new Dock()
