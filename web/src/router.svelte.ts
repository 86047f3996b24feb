import { linkTo, isSite, located } from './address'
import { keepScroll, restoreScroll } from './scroll'

export type PageName =
  | 'home'
  | 'table'
  | 'join'
  | 'replay'
  | 'learn'
  | 'about'
  | 'players'
  | 'archive'
  | 'study'
  | 'embed'
  | 'tournaments'
  | 'sign-in'
  | 'sign-up'
  | 'account'
  | 'people'
  | 'moderation'
  | 'room'
  | 'screen'
  | 'welcome'
  | 'unknown'

export interface Route {
  page: PageName
  /** The parts of the address after the page's name. */
  parts: string[]
}

/** How many parts an address may have after its page's name. */
const PARTS: Record<string, [fewest: number, most: number]> = {
  table: [1, 1],
  join: [1, 1],
  replay: [0, 2],
  learn: [0, 2],
  about: [0, 0],
  players: [0, 1],
  archive: [0, 1],
  study: [1, 2],
  embed: [1, 2],
  tournaments: [0, 1],
  'sign-in': [0, 0],
  'sign-up': [0, 0],
  account: [0, 0],
  people: [0, 0],
  moderation: [0, 0],
  room: [0, 1],
  screen: [1, 1],
  welcome: [1, 1],
}

let current: Route = $state.raw(read(located().pathname))

export const route = {
  get page(): PageName {
    return current.page
  },
  get parts(): string[] {
    return current.parts
  },
}

function read(path: string): Route {
  const [name = '', ...parts] = path.split('/').filter(Boolean).map(decoded)
  if (name === '') return { page: 'home', parts: [] }
  const [fewest, most] = PARTS[name] ?? [1, 0]
  const fits = parts.length >= fewest && parts.length <= most
  return fits ? { page: name as PageName, parts } : { page: 'unknown', parts: [] }
}

/** An address may be anything that somebody typed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Goes to an address of this site without loading the page anew. */
export function go(path: string, instead = false): void {
  keepScroll()
  if (instead) history.replaceState(null, '', linkTo(path))
  else history.pushState(null, '', linkTo(path))
  current = read(located().pathname)
  if (!instead) scrollTo(0, 0)
}

/** Writes a moment into the address without leaving the page. */
export function note(path: string): void {
  history.replaceState(history.state, '', linkTo(path))
}

export function followLinks(): () => void {
  const back = () => {
    current = read(located().pathname)
    restoreScroll()
  }
  history.scrollRestoration = 'manual'
  restoreScroll()
  addEventListener('popstate', back)
  addEventListener('pagehide', keepScroll)
  document.addEventListener('click', follow)
  return () => {
    removeEventListener('popstate', back)
    removeEventListener('pagehide', keepScroll)
    document.removeEventListener('click', follow)
  }
}

/** Pages of the server that are not the client's. */
const ELSEWHERE = /^\/(api\/|docs$|terms$|privacy$|manual\/)/

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return
  const to = new URL(link.href)
  if (isSite) return followBehind(event, to)
  if (to.origin !== location.origin || ELSEWHERE.test(to.pathname)) return
  if (to.hash && to.pathname === location.pathname) return
  event.preventDefault()
  // In a page of another site nothing is shown but the study.
  if (current.page === 'embed') return void open(to.href, '_blank', 'noopener')
  go(to.pathname + to.search + to.hash)
}

/** Where addresses stand behind a #, a place on the page has none of its own. */
function followBehind(event: MouseEvent, to: URL): void {
  if (to.origin !== location.origin || to.pathname !== location.pathname || !to.hash) return
  event.preventDefault()
  if (to.hash.startsWith('#/')) return go(to.hash.slice(1))
  const place = document.getElementById(to.hash.slice(1))
  place?.focus()
  place?.scrollIntoView()
}
