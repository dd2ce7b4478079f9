import { expect, it } from 'vitest'
import { LABEL_SHEET_NAMES, LABEL_SHEETS, pagesOf } from './label-sheets'

const A4 = { width: 210, height: 297 }
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

it('labels fill one page after the other; the last one has the rest, and none is an empty page', () => {
  expect(pagesOf(numbers(50), LABEL_SHEETS.a4x24).map(({ length }) => length)).toEqual([24, 24, 2])
  expect(pagesOf(numbers(24), LABEL_SHEETS.a4x24)).toHaveLength(1)
  expect(pagesOf([], LABEL_SHEETS.roll)).toEqual([])
})

it.each(LABEL_SHEET_NAMES)('the labels of sheet %s fit on its page', (name) => {
  const { columns, rows, width, height } = LABEL_SHEETS[name]
  const page = name === 'roll' ? { width: 60, height: 40 } : A4
  expect(columns * width).toBeLessThanOrEqual(page.width)
  expect(rows * height).toBeLessThanOrEqual(page.height)
})
