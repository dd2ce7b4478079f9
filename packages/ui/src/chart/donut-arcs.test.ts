import { expect, it } from 'vitest'
import { arcsOf, shareOf, totalOf } from './donut-arcs'

it('fills the ring and omits parts of zero', () => {
  const arcs = arcsOf([1, 0, 3])
  expect(arcs[1]).toBeNull()
  expect(arcs[0]?.endAngle).toBeCloseTo(Math.PI / 2)
  expect(arcs[2]?.endAngle).toBeCloseTo(2 * Math.PI)
})

it('keeps one alarm among ten thousand visible', () => {
  const [alarm, normal] = arcsOf([1, 9999])
  expect((alarm?.endAngle ?? 0) - (alarm?.startAngle ?? 0)).toBeGreaterThan(0.07)
  expect(normal?.endAngle).toBeCloseTo(2 * Math.PI)
})

it('has no sum and no shares when a part is unknown, and no share of nothing', () => {
  expect([totalOf([3, 4]), totalOf([3, null, 4])]).toEqual([7, null])
  expect([shareOf(null, 4), shareOf(3, null), shareOf(0, 0), shareOf(1, 4)]).toEqual([null, null, null, 0.25])
})
