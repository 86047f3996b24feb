/** Finished matches that were played without a network, and are to be handed to the server: it checks them by replay, as
 * any file. */
import { readMatch } from '../api/tables'
import { ensureGuest } from '../person.svelte'

const HOUSE = 'branchline'
const ROWS = 'rows'
const FILES = IDBKeyRange.bound(['file'], ['file', []])

/** Stands for a file that is not offered any more. */
const NOTHING = ''

export type Kept = [id: string, file: string]

/** The matches that wait to be handed in. */
export async function waitingMatches(): Promise<Kept[]> {
  const rows = await open('readonly')
  if (!rows) return []
  const [keys, files] = await Promise.all([done(rows.getAllKeys(FILES)), done(rows.getAll(FILES))])
  return keys.map((key, k): Kept => [(key as string[])[1]!, files[k] as string]).filter(([, file]) => file !== NOTHING)
}

/** Hands one in; where it stands at the server. */
export async function handIn([id, file]: Kept): Promise<string> {
  await ensureGuest()
  const { table } = await readMatch(JSON.parse(file))
  await forget(id)
  return table.id
}

/** The match stays where it was played, and is not offered any more. */
export async function forget(id: string): Promise<void> {
  const rows = await open('readwrite')
  if (rows) await done(rows.put(NOTHING, ['file', id]))
}

async function open(mode: IDBTransactionMode): Promise<IDBObjectStore | null> {
  const there = await indexedDB.databases?.().catch(() => [])
  if (!there?.some(({ name }) => name === HOUSE)) return null
  const database = await done(indexedDB.open(HOUSE))
  return database.transaction(ROWS, mode).objectStore(ROWS)
}

function done<Of>(request: IDBRequest<Of>): Promise<Of> {
  return new Promise((answer, failed) => {
    request.onsuccess = () => answer(request.result)
    request.onerror = () => failed(request.error ?? new Error('not read'))
  })
}
