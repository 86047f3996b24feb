/** What a browser gives a page that could be installed as an app. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

let offer = $state.raw<InstallEvent | null>(null)

globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer = event as InstallEvent
})
globalThis.addEventListener?.('appinstalled', () => (offer = null))

/** Installing the page as an app, where the browser offers that. */
export const installing = {
  get offered(): boolean {
    return offer !== null
  },
  async go(): Promise<void> {
    await offer?.prompt()
    offer = null
  },
}
