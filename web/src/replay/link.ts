/** A whole match in an address, to be opened wherever there is a Branchline: nothing has to be kept anywhere. */

const MARK = '#match='

/** The address of a match, within this site. */
export async function matchLink(file: unknown): Promise<string> {
  const packed = await through(new CompressionStream('deflate-raw'), JSON.stringify(file))
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return `/replay${MARK}${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The match in an address; nothing where there is none. */
export async function matchIn(address: URL): Promise<unknown> {
  if (!address.hash.startsWith(MARK)) return null
  const letters = atob(address.hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'))
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), packed)))
}

async function through(stream: CompressionStream | DecompressionStream, what: string | Uint8Array<ArrayBuffer>) {
  const out = new Blob([what]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(out).arrayBuffer())
}
