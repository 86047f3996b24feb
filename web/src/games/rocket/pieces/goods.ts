import type { Translate } from '../../contract'

/** Each good has its own shape, about 13 units across, so that none is told apart by colour alone. */
export const SHAPES: Record<string, string> = {
  steel: gear(),
  textiles: 'M-6-4.6Q-3-6.4 0-4.9Q3-6.4 6-4.6V4.9Q3 6.4 0 5Q-3 6.4-6 4.9Z',
  brewing: 'M-4-6.2H4Q7.4 0 4 6.2H-4Q-7.4 0-4-6.2Z',
  leather: 'M-6.4-5.6L-3-5Q0-7 3-5L6.4-5.6L5-2Q4.2 0 5 2L6.4 5.6L3 5Q0 6.6-3 5L-6.4 5.6L-5 2Q-4.2 0-5-2Z',
}

function gear(): string {
  const points = Array.from({ length: 32 }, (_, step) => {
    const radius = step % 4 < 2 ? 6.7 : 5.3
    const angle = (Math.PI * 2 * (step - 0.5)) / 32
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

export function goodLetter(good: string, t: Translate): string {
  return t(`rocket:good-${good}`).charAt(0).toUpperCase()
}
