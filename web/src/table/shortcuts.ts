/** Keys that do something at a table. Arrows and the space bar are left to scrolling and to the board. */
export function shortcuts(keys: Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea, [contenteditable]')
}
