import { inkOn } from '../../palette'

const COLOURS = {
  black: '#2b2b2e',
  red: '#c8322b',
  blue: '#2f78c4',
  green: '#2e7d4f',
  yellow: '#f2c230',
  purple: '#8e44ad',
}

export type Company = keyof typeof COLOURS

export function lookOf(company: Company): { colour: string; ink: string } {
  return { colour: COLOURS[company], ink: inkOn(COLOURS[company]) }
}
