/** What the page on show can open beside itself, instead of another page in its place. */
export const beside: { rules: (() => void) | null } = $state({ rules: null })
