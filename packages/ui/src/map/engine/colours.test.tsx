import { afterEach, expect, it, vi } from 'vitest'
import { coloursOf } from './colours'

afterEach(() => vi.unstubAllGlobals())

it('keeps the colours of the moment when they were read: a map draws once more after its page is gone', () => {
  const place = document.body.appendChild(document.createElement('div'))
  // a browser's computed style is alive: an element outside the page has none (jsdom hands out copies)
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => (place.isConnected ? ` ${name}` : '') }))
  const colours = coloursOf(place)
  place.remove()
  expect(colours.tone('notEnabled')).toEqual({ solid: '--fsc-colors-tone-not-enabled-solid', onSolid: '--fsc-colors-tone-not-enabled-on-solid' })
  expect(colours.surface).toBe('--fsc-colors-bg-surface')
})
