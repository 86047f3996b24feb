/** Outlines of the pieces, around the origin, and what is drawn on them. */
const PAWN = 'M-4.8 6.4Q-4.8 0.2-1.9-0.7A2.9 2.9 0 1 1 1.9-0.7Q4.8 0.2 4.8 6.4Z'

export const OUTLINES: Record<string, string> = {
  stone: 'M-5.6-2.4L-2-5.6L4.4-4.8L5.8-0.6L4.2 5.2L-3.6 5.6L-5.8 2Z',
  cheese: 'M-6.2 4.8V0.4L4.2-5.4Q6.6-3.4 6.4 0.4V4.8Z',
  beer: 'M-4.2-5.8H4.2Q6.4 0 4.2 5.8H-4.2Q-6.4 0-4.2-5.8Z',
  mail: 'M-6.6-4.6H6.6V4.8H-6.6Z',
  red: `${PAWN}M-4.6-5.2H4.6V-4H-4.6ZM-2.8-9.4H2.8V-5.2H-2.8Z`,
  green: `${PAWN}M-5-3.4Q-4.6-8.6 0-8.8Q4.6-8.6 5-3.4Q2.4-5.4 0-5.4Q-2.4-5.4-5-3.4Z`,
  objector: `${PAWN}M4.4 2V-9.4M1.6-10.6H9V-5.6H1.6Z`,
}

export const DETAILS: Record<string, string> = {
  stone: 'M-5.6-2.4L1.2-1.4L5.8-0.6M1.2-1.4L-0.2 5.4',
  cheese: 'M-6.2 0.4H6.4M-2.4 2.6h.1M3 3.2h.1M1.6-1.6h.1',
  beer: 'M-5-3.4H5M-5 3.4H5',
  mail: 'M-6.6-4.6L0-1.4L6.6-4.6',
  objector: 'M5.3-9.6V-7.8M5.3-6.6v.1',
}
