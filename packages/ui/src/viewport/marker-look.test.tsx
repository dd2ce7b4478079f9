import { afterEach, expect, it, vi } from 'vitest'
import { isDarkScheme } from './marker-look'

afterEach(() => vi.unstubAllGlobals())

const systemIs = (scheme: string) => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(prefers-color-scheme: ${scheme})` }))

it('a plan is dark with a dark contrast theme of the system, which calls every scheme light and dark: it was white there', () => {
  systemIs('dark')
  expect([isDarkScheme('light dark'), isDarkScheme('dark'), isDarkScheme('light')]).toEqual([true, true, false])
  systemIs('light')
  expect([isDarkScheme('light dark'), isDarkScheme('dark')]).toEqual([false, true])
})
