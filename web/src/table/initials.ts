/** The sign of each seat: the first letter of its name, the same for everyone in every language. Names that begin alike
 * have a second letter: of their next word, or the first by which they differ. */
export function initials(names: string[]): string[] {
  const words = names.map((name) => name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [])
  const first = words.map((parts, seat) => (firstOf(parts[0]) || String(seat + 1)).toLocaleUpperCase('en'))
  const taken = new Set<string>()
  return first.map((letter, seat) => {
    const rivals = words.filter((_, other) => other !== seat && first[other] === letter)
    if (!rivals.length) return letter
    const sign = seconds(words[seat]!, rivals).find((second) => !taken.has(letter + second)) ?? String(seat + 1)
    taken.add(letter + sign)
    return letter + sign
  })
}

/** What may stand second, the most telling first. */
function seconds(own: string[], rivals: string[][]): string[] {
  const letters = [...(own[0] ?? '')].slice(1).map((letter) => letter.toLocaleLowerCase('en'))
  const same = Math.min(...rivals.map((other) => alike(own[0] ?? '', other[0] ?? '')))
  const further = own.slice(1).map((word) => firstOf(word).toLocaleUpperCase('en'))
  return [...further, ...letters.slice(Math.max(0, same - 1)), ...letters]
}

/** With how many of the same letters two words begin. */
function alike(one: string, other: string): number {
  const [left, right] = [[...one.toLocaleLowerCase('en')], [...other.toLocaleLowerCase('en')]]
  const differs = left.findIndex((letter, at) => letter !== right[at])
  return differs < 0 ? left.length : differs
}

const firstOf = (word = '') => [...word][0] ?? ''
