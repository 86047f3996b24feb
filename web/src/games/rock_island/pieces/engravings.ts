/** What is engraved on tiles. Every stroke begins with a move and goes on from there, so that it can be put anywhere. */
export const GAUGE = 2.5
export const INSET = 26.4
export const BACKS = [
  'M-15 9q1-6 0-9M-15 9q2-5 4.5-7M-15 9q-2-5-4.5-7M3-5q1-6 0-9M3-5q2-5 4.5-7M3-5q-2-5-4.5-7M13 15q1-6 0-9M13 15q2-5 4.5-7M13 15q-2-5-4.5-7',
  'M-21 6q8-15 17-2q8-13 20 3M-13 0l2 5M-9-1l2 7M8-1l2 6M12 0l2 6M-8 17q7-9 14 0M0 13l1 4',
  'M-11 8v-5m-4 0q-2-9 4-12q6 3 4 12zM2 14v-5m-4 0q-2-9 4-12q6 3 4 12zM13 1v-5m-4 0q-2-9 4-12q6 3 4 12z',
  'M-19-4q18-8 38 0M-20 3q20-9 40 0M-20 10q20-9 40 0M-14 17q14-7 28 0M-13-11q13-5 26 0',
]
export const WAVES = 'M-19-11q4-3 8 0t8 0M1-17q4-3 8 0t8 0M-8 1q4-3 8 0t8 0t8 0M-22 9q4-3 8 0t8 0M-1 17q4-3 8 0t8 0'
export const TUFTS =
  'M-17 12l1-3.2M-14.6 12l1-2.4M14 -15l1-3.2M16.4 -15l1-2.4M17 9l1-3.2M19.4 9l1-2.4M-12 -17l1-3.2M-9.6 -17l1-2.4M-20 -4l1-3.2M-17.6 -4l1-2.4M3 20l1-3.2M5.4 20l1-2.4M21 -5l1-3.2M23.4 -5l1-2.4M-4 -24l1-3.2M-1.6 -24l1-2.4'

/** The engraving on the back of a cell's tile: by its place, never by what is below. */
export function backOf(cell: string): number {
  return (cell.charCodeAt(0) * 5 + Number(cell.slice(1)) * 3) % BACKS.length
}
