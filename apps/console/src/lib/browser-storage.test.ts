import { afterEach, expect, it, vi } from 'vitest'
import { browserStorage } from './browser-storage'

afterEach(() => vi.unstubAllGlobals())

it('is the storage of the browser', () => {
  const sessionStorage = {}
  vi.stubGlobal('window', { sessionStorage })
  expect(browserStorage('sessionStorage')).toBe(sessionStorage)
})

it('keeps in memory where the browser refuses its storage', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    },
  })
  const storage = browserStorage('localStorage')
  storage.setItem('a', '1')
  expect([storage.getItem('a'), storage.getItem('b'), storage.length]).toEqual(['1', null, 1])
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})
