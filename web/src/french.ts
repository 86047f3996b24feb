const NARROW = '\u202f'
const FIXED = '\u00a0'

/** French puts a space before its high marks, and no line may break there. */
export function spaced(text: string): string {
  return text
    .replace(/ ([;!?])/g, `${NARROW}$1`)
    .replace(/ ([:»])/g, `${FIXED}$1`)
    .replace(/« /g, `«${FIXED}`)
}

/** “de Ada” is “d’Ada”: before a name that begins with a vowel, small words lose theirs. */
export function elided(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])(d|qu|jusqu)e (?=[AEIOUÀÂÉÈÊÎÔŒ]\p{L})/giu, '$1’')
}
