import { describe, expect, it } from 'vitest'

import { PLANS } from './catalogue'
import { OPEN_USES, type Plan, type Rect, type Space } from './plan'
import { drawPlan } from './plan-svg'

const plans: [string, Plan][] = Object.entries(PLANS)

const inside = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h
const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
const hasDoor = (plan: Plan, space: Space) =>
  plan.doors.some(
    (door) =>
      door.x >= space.x - 1 &&
      door.x <= space.x + space.w + 1 &&
      door.y >= space.y - 1 &&
      door.y <= space.y + space.h + 1,
  )

describe.each(plans)('the drawing %s', (_key, plan) => {
  it('has a long edge of at most 1000 px (contract device §7)', () => {
    expect(Math.max(plan.width, plan.height)).toBeLessThanOrEqual(1000)
  })

  it('keeps its spaces inside the walls and apart from each other', () => {
    expect(plan.spaces.filter((space) => !inside(space, plan.outline))).toEqual([])
    const overlapping = plan.spaces.flatMap((a, i) =>
      plan.spaces
        .slice(i + 1)
        .filter((b) => overlap(a, b) > 2)
        .map((b) => `${a.name}/${b.name}`),
    )
    expect(overlapping).toEqual([])
  })

  it('covers the floor without holes', () => {
    const area = plan.spaces.reduce((sum, space) => sum + space.w * space.h, 0)
    expect(area / (plan.outline.w * plan.outline.h)).toBeGreaterThan(0.995)
  })

  it('has a door to every room', () => {
    const closed = plan.spaces.filter(
      (space) => !OPEN_USES.has(space.use) && !['shaft', 'atrium', 'balcony', 'ramp'].includes(space.use),
    )
    expect(closed.filter((space) => !hasDoor(plan, space)).map(({ name }) => name)).toEqual([])
  })

  it('names no space twice', () => {
    const names = plan.spaces.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('is a picture of lines and words: no scripts, no links, every tag closed', () => {
    const svg = drawPlan(plan)
    expect(svg).not.toMatch(/<script|href|on\w+=|<foreignObject|NaN|undefined/i)
    const tags = [...svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)].filter(([, , , selfClosed]) => selfClosed === '')
    const depth = tags.reduce((open, [, closing]) => open + (closing === '/' ? -1 : 1), 0)
    expect(depth).toBe(0)
    expect(svg).toContain(plan.title)
  })
})
