import { expect, it, vi } from 'vitest'
import { createPreferenceStore } from './preferences'

function aStorage(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries))
  return {
    length: 0,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

it('remembers the collapsed sidebar between visits', () => {
  const storage = aStorage()
  createPreferenceStore(storage, 'dark').set('sidebar', 'collapsed')
  expect(createPreferenceStore(storage, 'dark').get().sidebar).toBe('collapsed')
})

it('uses the theme of the operating system until the user chooses one', () => {
  const storage = aStorage()
  const store = createPreferenceStore(storage, 'light')
  expect(store.get().theme).toBe('light')
  store.set('theme', 'dark')
  expect(createPreferenceStore(storage, 'light').get().theme).toBe('dark')
})

it('ignores a stored value that is not among the choices', () => {
  expect(createPreferenceStore(aStorage({ 'smart-fire.locale': 'tlh' }), 'dark').get().locale).toBe('zh-CN')
})

it('works without browser storage', () => {
  const store = createPreferenceStore(null, 'dark')
  const listener = vi.fn()
  store.subscribe(listener)
  store.set('locale', 'en')
  expect(store.get().locale).toBe('en')
  expect(listener).toHaveBeenCalledOnce()
})
