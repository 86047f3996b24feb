// Before anything is drawn: the chosen theme and palette, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem('branchline-settings') || '{}')
  const root = document.documentElement
  if (kept.theme && kept.theme !== 'system') root.dataset.theme = kept.theme
  if (kept.palette) root.dataset.palette = kept.palette
  if (kept.language) root.lang = kept.language
} catch {
  // A browser that keeps nothing gets the defaults.
}
