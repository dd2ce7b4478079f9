import { describe, expect, it } from 'vitest'
import { isInRange, rangeProblem, type LevelRange } from './range-rules'

const range = (min: number | null, max: number | null): LevelRange => ({ min, max })

describe('a value', () => {
  it.each([
    [45, range(45, 55), true],
    [44.999, range(45, 55), false],
    [55, range(45, 55), false],
    [54.999, range(45, 55), true],
    [-1e300, range(null, 0.05), true],
    [0.05, range(null, 0.05), false],
    [1e300, range(55, null), true],
    [-0, range(0, 1), true],
    [0, range(-1, -0), false],
    [0, range(-0, 1), true],
    [Number.MAX_VALUE, range(55, null), true],
    [0, range(null, null), true],
  ])('%d in %o: %s', (value, of, isIn) => {
    expect(isInRange(value, of)).toBe(isIn)
  })
})

describe('ranges', () => {
  const rising = [range(45, 50), range(50, 55), range(55, null)]
  const falling = [range(0.1, 0.15), range(0.05, 0.1), range(null, 0.05)]

  it('that follow one another up to an open end are kept, in any order, also where low values are the bad ones', () => {
    for (const ranges of [rising, falling, [...rising].reverse(), [range(45, null)], [range(null, 0.1)], [range(0, 1), range(1, null)]]) expect(rangeProblem(ranges)).toBeNull()
    expect(rangeProblem([])).toBeNull()
    expect(rangeProblem(rising, [1, 2, 3])).toBeNull()
    expect(rangeProblem(falling, [1, 2, 3])).toBeNull()
  })

  it.each([
    ['without a value', [range(45, 45), range(45, null)], { at: 0, field: 'max', problem: 'empty' }],
    ['upside down', [range(50, 45)], { at: 0, field: 'max', problem: 'empty' }],
    ['of nothing, between −0 and 0', [range(-0, 0)], { at: 0, field: 'max', problem: 'empty' }],
    ['with a gap', [range(45, 50), range(50.1, null)], { at: 1, field: 'min', problem: 'gap' }],
    ['with a gap, the higher one given first', [range(51, null), range(45, 50)], { at: 0, field: 'min', problem: 'gap' }],
    ['that overlap', [range(45, 50), range(49.9, null)], { at: 1, field: 'min', problem: 'overlap' }],
    ['of which a lower one is open above', [range(45, null), range(50, null)], { at: 0, field: 'max', problem: 'overlap' }],
    ['of which two are open below', [range(null, 1), range(null, 2)], { at: 1, field: 'min', problem: 'overlap' }],
    ['that are equal', [range(1, 2), range(1, 2)], { at: 1, field: 'min', problem: 'overlap' }],
    ['that hold every value', [range(null, 0), range(0, 1), range(1, null)], { at: 0, field: 'min', problem: 'everything' }],
    ['of which one holds every value', [range(null, null)], { at: 0, field: 'min', problem: 'everything' }],
    ['that end above', [range(45, 50), range(50, 55)], { at: 1, field: 'max', problem: 'closed' }],
  ] as const)('%s are refused at that field', (_, ranges, problem) => {
    expect(rangeProblem(ranges)).toEqual(problem)
  })

  it('whose levels become lower towards the open end are refused', () => {
    expect(rangeProblem(rising, [1, 3, 2])).toEqual({ at: 2, field: 'level', problem: 'order' })
    expect(rangeProblem(rising, [3, 2, 1])).toEqual({ at: 1, field: 'level', problem: 'order' })
    expect(rangeProblem(falling, [3, 2, 1])).toEqual({ at: 1, field: 'level', problem: 'order' })
    expect(rangeProblem([range(45, 50), range(50, null)], [2, 2])).toEqual({ at: 1, field: 'level', problem: 'order' })
  })
})
