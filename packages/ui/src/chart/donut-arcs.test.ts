import { expect, it } from 'vitest'
import { arcsOf, shareText, totalOf } from './donut-arcs'

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

it('does not round to 0 % or 100 %', () => {
  expect([shareText(1, 10_000), shareText(9999, 10_000), shareText(1, 4), shareText(0, 4), shareText(4, 4), shareText(0, 0)])
    .toEqual(['<0.1%', '>99.9%', '25%', '0%', '100%', '–'])
})

it('has no sum and no shares when a part is unknown', () => {
  expect([totalOf([3, 4]), totalOf([3, null, 4])]).toEqual([7, null])
  expect([shareText(null, 4), shareText(3, null)]).toEqual(['–', '–'])
})
