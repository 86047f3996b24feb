const RENEWED = 'branchline-renewed'
/** Milliseconds after which another newer client may have come. */
const LONG_AGO = 60_000

/** The server has a newer client, without the parts that this page has yet to fetch: the page is loaded anew. Once only,
    should that not help. */
export function renewStale(event: Event): void {
  if (Date.now() - Number(sessionStorage[RENEWED] ?? 0) < LONG_AGO) return
  sessionStorage[RENEWED] = Date.now()
  event.preventDefault()
  location.reload()
}
