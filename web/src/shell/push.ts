import { BASE } from '../address'

const WORKER = `${BASE}push.js`

/** Why this browser cannot be told, as far as it says so before it is asked. */
export type Obstacle = 'unsupported' | 'blocked'

export function obstacle(): Obstacle | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : null
}

export async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER)
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Asks the reader, unless they have answered before; nothing if they say no. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  // One that belongs to another key, as after the server was set up anew, is of no use here.
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
}

/** Calls back whenever the service worker has answered the server's first message. */
export function onConfirmed(heard: () => void): () => void {
  const listen = (event: MessageEvent) => event.data === 'confirmed' && heard()
  navigator.serviceWorker?.addEventListener('message', listen)
  return () => navigator.serviceWorker?.removeEventListener('message', listen)
}

export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
