import { expect, it } from 'vitest'
import { placeName, position, tableColumn, text } from './columns'

const words = { title: '', one: '', fields: { position: '位置' } }

it('a column whose text wraps keeps its least width, and one with a width keeps that', () => {
  expect(tableColumn(text('position', { least: 192 }), words)).toMatchObject({ wrap: true, minWidth: 192 })
  expect(tableColumn(text('position', { width: 80, least: 192 }), words)).toMatchObject({ width: 80 })
  expect(tableColumn(text('position', { width: 80, least: 192 }), words)).not.toHaveProperty('minWidth')
})

it('a place is not squeezed: a building keeps seven letters on a line, a position twelve, unless the list says another width', () => {
  expect(tableColumn(placeName('position'), words)).toMatchObject({ minWidth: 124 })
  expect(tableColumn(position('position'), words)).toMatchObject({ minWidth: 192 })
  expect(tableColumn(position('position', { width: 160 }), words)).toMatchObject({ width: 160 })
})
