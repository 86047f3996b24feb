declare const OFFLINE: string

/** Whether there is something to take along, and a browser that can. */
export const canTake = OFFLINE !== '' && 'serviceWorker' in navigator && 'caches' in globalThis
