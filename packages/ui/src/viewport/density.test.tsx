import { expect, it, vi } from 'vitest'
import { onDensityChange } from './density'

it('tells of every other density, also of the one of before, until it is ended', () => {
  const screens = new Map<string, EventTarget>()
  vi.stubGlobal('matchMedia', (query: string) => {
    const screen = screens.get(query) ?? new EventTarget()
    screens.set(query, screen)
    return screen
  })
  const moveTo = (density: number) => {
    const before = `(resolution: ${window.devicePixelRatio}dppx)`
    vi.stubGlobal('devicePixelRatio', density)
    screens.get(before)?.dispatchEvent(new Event('change'))
  }
  vi.stubGlobal('devicePixelRatio', 1)
  const seen: number[] = []
  const end = onDensityChange(() => seen.push(window.devicePixelRatio))
  for (const density of [2, 1, 1.5]) moveTo(density)
  expect(seen).toEqual([2, 1, 1.5])
  end()
  moveTo(3)
  expect(seen).toEqual([2, 1, 1.5])
})
