import { afterEach, expect, it, vi } from 'vitest'
import { coloursOf } from './colours'

afterEach(() => vi.unstubAllGlobals())

it('keeps the colours after the element was removed, because a map draws one more frame', () => {
  const place = document.body.appendChild(document.createElement('div'))
  // in a browser the computed style of a removed element is empty (jsdom returns copies)
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => (place.isConnected ? ` ${name}` : '') }))
  const colours = coloursOf(place)
  place.remove()
  expect(colours.tone('notEnabled')).toEqual({ solid: '--fsc-colors-tone-not-enabled-solid', onSolid: '--fsc-colors-tone-not-enabled-on-solid' })
  expect(colours.surface).toBe('--fsc-colors-bg-surface')
})

it('has a colour for every token on a page that blocks our rules', () => {
  const colours = coloursOf(document.body.appendChild(document.createElement('div')))
  const all = [colours.surface, colours.text, colours.line, colours.selected, ...Object.values(colours.ground), colours.tone('alarm').solid, colours.tone('info').onSolid]
  expect(all.filter((colour) => colour === '')).toEqual([])
})
