/** Strokes along an owner's track: the second mark, besides the letter, for eyes that see few colours. */
export const STRIPES = ['', '7 5', '2 4', '11 3 2 3', '4 2 1 2', '14 2 4 2']
