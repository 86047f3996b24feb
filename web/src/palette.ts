import { settings } from './settings.svelte'

export const MOST_SEATS = 5

/** Five colours that differ from one another, from every company's and from every land they lie on, whatever eyes see
    them. */
export const SEAT_COLOURS: Record<string, string[]> = {
  livery: ['#3b517f', '#8b8334', '#2d0036', '#c699f3', '#75b499'],
  distinct: ['#3636b4', '#63b47e', '#7e096c', '#b487f3', '#747474'],
  contrast: ['#635aa2', '#87b46c', '#6c1b63', '#ea5ad8', '#907e63'],
}

/** The colours of the seats, in the reader's palette. */
export function seatColours(): string[] {
  if (settings.palette === 'own') return SEAT_COLOURS.livery!.map((colour, seat) => settings.ownColours[seat] ?? colour)
  return SEAT_COLOURS[settings.palette] ?? SEAT_COLOURS.livery!
}

/** Black or white, whichever can be read on a colour. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#16130e' : '#ffffff'
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
