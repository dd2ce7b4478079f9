import { expect, it } from 'vitest'
import { evenRows } from './even-rows'

/** The columns by the width in px from which they are drawn. */
const columnsByWidth = (tiles: number) => Object.entries(evenRows(tiles)).map(([query, rule]) => [
  Number(/\d+/.exec(query)?.[0]), Number(/\d+/.exec((rule as { gridTemplateColumns: string }).gridTemplateColumns)?.[0]),
])

it('the tiles stand in as few rows as there is room for, and the last row has nearly as many as the others', () => {
  expect(columnsByWidth(9)).toEqual([[160, 1], [332, 2], [504, 3], [848, 5], [1536, 9]])
  expect(columnsByWidth(7)).toEqual([[160, 1], [332, 2], [504, 3], [676, 4], [1192, 7]])
  expect(columnsByWidth(3)).toEqual([[160, 1], [332, 2], [504, 3]])
})

it('one or two tiles are not stretched over the whole width', () => {
  expect(evenRows(2)).toEqual({ gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' })
})
