import type { CardView } from '../view'

/** A sign for each kind of card: a cup, a key, a ticket, a halting hand, a lightning. */
export const EMBLEMS: Record<CardView['kind'], string> = {
  achievement: 'M-5-7H5V-2A5 5 0 0 1-5-2ZM-5-5H-8A3 3 0 0 0-5-1M5-5H8A3 3 0 0 1 5-1M0 3V6M-4 7H4',
  permanent: 'M-3-3A3.500 3.500 0 1 0-3 .1ZM-1.500-1.500H8M5-1.500V2M8-1.500V1.500',
  single_use: 'M-8-4H8V-1.500A1.500 1.500 0 0 0 8 1.500V4H-8V1.500A1.500 1.500 0 0 0-8-1.500ZM2-4V4',
  interrupt: 'M-4-8H4L8-4V4L4 8H-4L-8 4V-4ZM-4 0H4',
  immediate: 'M2-8L-5 1H0L-2 8L5-2H0Z',
}
