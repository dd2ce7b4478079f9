import { expect, it } from 'vitest'
import { PointIndex } from './point-index'

const point = (device: string | null, code: string | null) => ({ device, code })

it('finds what may belong to a point, and nothing else among thousands of points', () => {
  const items = [...Array.from({ length: 5_000 }, (_, index) => point('a', `c${index}`)), point('a', null), point('b', 'c7'), point(null, 'c7')]
  const index = new PointIndex(items, (item) => item)
  expect(index.of(point('a', 'c7'))).toEqual([point('a', 'c7'), point('a', null)])
  expect(index.of(point('a', null))).toHaveLength(5_001)
  expect(index.of(point(null, 'c7'))).toEqual([])
  index.add(point('b', 'c7'))
  expect(index.of(point('b', 'c7'))).toHaveLength(2)
})
