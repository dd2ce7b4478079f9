import { afterEach, expect, it, vi } from 'vitest'
import { browserStorage, keepIfRoom } from './browser-storage'

afterEach(() => vi.unstubAllGlobals())

it('is the storage of the browser', () => {
  const sessionStorage = {}
  vi.stubGlobal('window', { sessionStorage })
  expect(browserStorage('sessionStorage')).toBe(sessionStorage)
})

it('goes on where a full storage refuses a value', () => {
  const full = { setItem: () => { throw new DOMException('full', 'QuotaExceededError') } } as unknown as Storage
  expect(() => keepIfRoom(full, 'a', '1')).not.toThrow()
  const kept: string[] = []
  keepIfRoom({ setItem: (key: string, value: string) => kept.push(key, value) } as unknown as Storage, 'a', '1')
  expect(kept).toEqual(['a', '1'])
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
