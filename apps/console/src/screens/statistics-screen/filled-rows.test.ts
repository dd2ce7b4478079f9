import { expect, it } from 'vitest'
import { filledRows } from './filled-rows'

const group = (figures: number, charts: number) => ({ figures: Array.from({ length: figures }), charts: Array.from({ length: charts }) })

it('leaves charts beside each other, also of two groups', () => {
  expect(filledRows([group(2, 1), group(0, 1), group(0, 2)])).toEqual([[false], [false], [false, false]])
})

it('gives the whole row to the chart before a row of figures, and to the last one, that would stand alone', () => {
  expect(filledRows([group(2, 1), group(1, 2), group(0, 1)])).toEqual([[true], [false, false], [true]])
})
