import { afterEach, expect, test, vi } from 'vitest'
import { renewStale } from './renewal'

const MINUTE = 60_000

function missingPart(): Event {
  const event = new Event('vite:preloadError', { cancelable: true })
  renewStale(event)
  return event
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page of which a part is gone is loaded anew, once a minute at most', () => {
  const reload = vi.fn()
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('location', { reload })
  vi.useFakeTimers()
  expect(missingPart().defaultPrevented).toBe(true)
  expect(missingPart().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(MINUTE)
  expect(missingPart().defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})
