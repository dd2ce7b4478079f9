import { expect, it } from 'vitest'
import { anOpenRecord } from './alarm-client.fixtures'
import { PointIndex } from './point-index'

const point = (sensorNumber: string | null, measuringPointCode: string | null) => anOpenRecord({ sensorNumber, measuringPointCode })
const item = (...names: Parameters<typeof point>) => ({ record: point(...names) })

it('finds what may belong to a point, and nothing else among thousands of points', () => {
  const items = [...Array.from({ length: 5_000 }, (_, index) => item('a', `c${index}`)), item('a', null), item('b', 'c7'), item(null, 'c7')]
  const index = new PointIndex(items)
  expect(index.of(point('a', 'c7'))).toEqual([item('a', 'c7'), item('a', null)])
  expect(index.of(point('a', null))).toHaveLength(5_001)
  expect(index.of(point(null, 'c7'))).toEqual([])
  index.add(item('b', 'c7'))
  expect(index.of(point('b', 'c7'))).toHaveLength(2)
})
