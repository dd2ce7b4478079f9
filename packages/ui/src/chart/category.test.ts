import { expect, it } from 'vitest'
import { barSpans, labelStep, unknownValues, valueDomain } from './category'

const series = [{ id: 'a', label: '已处理', values: [2, null, 0] }, { id: 'b', label: '未处理', values: [1, 4, 3] }]

it('stacks bars and omits unknown values and zero', () => {
  expect(barSpans(series, 3, true)).toEqual([
    { series: 0, category: 0, from: 0, to: 2 }, { series: 1, category: 0, from: 2, to: 3 },
    { series: 1, category: 1, from: 0, to: 4 }, { series: 1, category: 2, from: 0, to: 3 },
  ])
  expect(barSpans(series, 1, false)).toEqual([{ series: 0, category: 0, from: 0, to: 2 }, { series: 1, category: 0, from: 0, to: 1 }])
})

it('marks unknown values: one on top of a stack, each in its lane otherwise', () => {
  const holes = [{ id: 'a', label: '已处理', values: [2, null] }, { id: 'b', label: '未处理', values: [3, null] }, { id: 'c', label: '误报', values: [null, 4] }]
  expect(unknownValues(holes, 2, true)).toEqual([{ series: 2, category: 0, above: 5 }, { series: 0, category: 1, above: 4 }])
  expect(unknownValues(holes, 2, false).map(({ series: at, category }) => [at, category])).toEqual([[2, 0], [0, 1], [1, 1]])
  expect(unknownValues(series.slice(1), 3, true)).toEqual([])
})

it('labels as many categories as fit', () => {
  expect([labelStep(7, 700, 60), labelStep(30, 600, 60), labelStep(0, 600, 60)]).toEqual([1, 3, 1])
})

it('has an axis from zero, and to one at least', () => {
  expect(valueDomain([])).toEqual([0, 1])
  expect(valueDomain([3, 12])).toEqual([0, 12])
})
