/** Where the page lies, and how its own addresses are written.
 *
 * A host of plain files answers to no address but that of the page itself, so that there the rest stands behind a #.
 * `branchline export-site` says so on the page. */
const marks = globalThis.document?.documentElement.dataset ?? {}

/** Whether this is the house on a host of plain files: there is no server, and all tables are played here. */
export const isSite = marks['site'] !== undefined
/** Whether the manual lies beside the page. */
export const hasManual = !isSite || marks['site'] === 'manual'
/** The folder of the page's own files. */
export const BASE = isSite ? new URL('.', location.href).pathname : '/'

/** An address of this site as a link has it. */
export const linkTo = (path: string) => (isSite ? `#${path}` : path)

/** The same as others can open it. */
export const whole = (path: string) => new URL(linkTo(path), location.href).href

/** Where the reader is. */
export const located = () => (isSite ? locatedBehind(location.hash) : new URL(location.href))

/** What stands behind a #, unless that is a place on the page. */
const locatedBehind = (hash: string) => new URL(hash.startsWith('#/') ? hash.slice(1) : '/', location.origin)
