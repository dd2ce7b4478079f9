import { expect, it } from 'vitest'
import type { Column } from './column'
import { shownColumns } from './shown-columns'

const leastWidthOf = (column: Partial<Column<string>>) => shownColumns<string>([{ id: 'state', header: '状态', cell: (row) => row, ...column }], [])[0]?.minWidth

it('a wrapped column keeps the width that it asks for, so that a narrow table does not put one character on each line', () => {
  expect(leastWidthOf({ wrap: true, width: 92 })).toBe('calc(92px * var(--fsc-scale))')
  expect(leastWidthOf({ wrap: true })).toBeUndefined()
  expect(leastWidthOf({ wrap: true, width: 92, minWidth: 60 })).toBe('calc(60px * var(--fsc-scale))')
  expect(leastWidthOf({ width: 92 })).toBeUndefined()
})
