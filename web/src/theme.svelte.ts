import { settings } from './settings.svelte'

/** Keeps the page in the chosen theme; the colours themselves are in styles/tokens.css. */
export function followTheme(): void {
  $effect(() => {
    if (settings.theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = settings.theme
  })
}
