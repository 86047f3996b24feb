"""Last Train to Wensleydale and First Train to Nürnberg: two editions of one system, on two maps.

The rules, chapter by chapter: `components` the pieces · `board` the map · `state` a position · `actions`, `reasons`,
`events` the vocabulary · `setup` §1 · `tracks`, `piles` §2 · `cubes` §3 · `lots` §4 · `auction` §5 · `orders` §6, §10 ·
`building`, `payment` §7 · `link` the first link · `trains`, `loading` §8 · `profit` §9 · `selling` §11 · `discards` §12
· `ending` §13, §14 · `turn` what is asked and what follows · `steps` what the game does by itself · `view`,
`view_types`, `description` what is shown · `invariants` what always holds. The folders `wensleydale` and `nuremberg`
declare the games; all that differs between them is in their boards.
"""
