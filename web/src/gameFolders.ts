declare const GAME_FOLDERS: Record<string, string>

/** The folder a file of a game's words is in: `rocket`, or `dales/nuremberg` for a game of a family. */
export function folderOf(path: string): string {
  return /games\/(.+)\/words\//.exec(path)?.[1] ?? ''
}

/** The game that a folder is of; none, if it is a family's. */
export function gameOf(folder: string): string | undefined {
  return GAME_FOLDERS[folder]
}

/** The folder of a game and, before it, that of its family if it has one. */
export function foldersOf(game: string): string[] {
  const own = Object.keys(GAME_FOLDERS).find((folder) => GAME_FOLDERS[folder] === game)
  return own ? [...new Set([own.split('/')[0]!, own])] : []
}

/** A file of a game's own folder in the browser client, of those that are there. */
export function ownFile<File>(files: Record<string, File>, game: string, name: string): File | undefined {
  return files[`/src/games/${foldersOf(game).at(-1)}/${name}`]
}
