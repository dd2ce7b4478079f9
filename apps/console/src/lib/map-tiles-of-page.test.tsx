import { afterEach, expect, it } from 'vitest'
import { mapTilesOfPage } from './map-tiles-of-page'

const write = (content: string) => {
  const element = document.head.appendChild(document.createElement('meta'))
  element.name = 'platform-map'
  element.content = content
}
// the styles of other test files stand in the same head
afterEach(() => document.head.querySelectorAll('meta[name=platform-map]').forEach((element) => element.remove()))

it('is the tile service that the server has written into the page', () => {
  const tiles = { kind: 'vector', url: '/files/ground/{z}/{x}/{y}', datum: 'gcj02' }
  write(JSON.stringify(tiles))
  expect(mapTilesOfPage()).toEqual(tiles)
})

it('is none on a page without it, or with a text that cannot be read', () => {
  expect(mapTilesOfPage()).toBeNull()
  write('{')
  expect(mapTilesOfPage()).toBeNull()
})
