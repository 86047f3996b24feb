import { settings } from './settings.svelte'

const PALETTES: Record<string, string[]> = {
  livery: ['#c9a66b', '#33383d', '#8a4b2a', '#2f7d5b', '#8c2f5c', '#2f6f9f', '#b3542e', '#6a5a9c'],
  distinct: ['#e69f00', '#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#7a5c00', '#6b6b6b'],
  contrast: ['#ffd60a', '#12355b', '#c1121f', '#2a9d2a', '#7b2cbf', '#00b4d8', '#6f4518', '#f78fb3'],
}

/** The colours of the seats, in the reader's palette. */
export function seatColours(): string[] {
  const first = PALETTES[settings.palette] ?? PALETTES.livery!
  return settings.palette === 'own'
    ? PALETTES.livery!.map((colour, seat) => settings.ownColours[seat] ?? colour)
    : first
}

/** Black or white, whichever can be read on a colour. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#16130e' : '#ffffff'
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** A letter for each seat that no other seat has: the first of its name that is free. */
export function seatLetters(names: string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, seat) => {
    const letters = [...name.toLocaleUpperCase().replace(/[^\p{L}]/gu, ''), String(seat + 1)]
    const letter = letters.find((candidate) => !taken.has(candidate)) ?? String(seat + 1)
    taken.add(letter)
    return letter
  })
}
