import { expect, it } from 'vitest'
import { tableColumn, text } from './columns'

const words = { title: '', one: '', fields: { position: '位置' } }

it('a column whose text wraps keeps its least width, and one with a width keeps that', () => {
  expect(tableColumn(text('position', { least: 192 }), words)).toMatchObject({ wrap: true, minWidth: 192 })
  expect(tableColumn(text('position', { width: 80, least: 192 }), words)).toMatchObject({ width: 80 })
  expect(tableColumn(text('position', { width: 80, least: 192 }), words)).not.toHaveProperty('minWidth')
})
