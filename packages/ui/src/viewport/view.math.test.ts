import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampView, fitView, isFitted, limitsOf, resizeView, toPlan, wheelFactor, zoomAt, ZOOM_STEP } from './view.math'

const PLAN = { width: 4096, height: 3072 }
const VIEWPORT = { width: 1280, height: 800 }
const side = fc.integer({ min: 50, max: 6000 })
const size = fc.record({ width: side, height: side })

describe('zoom (spec 2 §4)', () => {
  const limits = limitsOf(PLAN, VIEWPORT)
  const middle = { x: 640, y: 400 }

  it('multiplies or divides by 1.2', () => {
    const fitted = fitView(PLAN, VIEWPORT)
    expect(zoomAt(fitted, ZOOM_STEP, middle, limits).scale / fitted.scale).toBeCloseTo(1.2)
    expect(zoomAt(fitted, 1 / ZOOM_STEP, middle, limits).scale / fitted.scale).toBeCloseTo(1 / 1.2)
  })

  it('is limited to three times the original size in both directions', () => {
    const fitted = fitView(PLAN, VIEWPORT)
    const far = (factor: number) => Array.from({ length: 20 }).reduce<typeof fitted>((view) => zoomAt(view, factor, middle, limits), fitted)
    expect(far(ZOOM_STEP).scale).toBeCloseTo(fitted.scale * 3)
    expect(far(1 / ZOOM_STEP).scale).toBeCloseTo(fitted.scale / 3)
  })

  it('keeps the plan point under the pointer', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1280 }), fc.integer({ min: 0, max: 800 }), fc.constantFrom(ZOOM_STEP, 1 / ZOOM_STEP), (x, y, factor) => {
      const before = fitView(PLAN, VIEWPORT)
      const after = zoomAt(before, factor, { x, y }, limits)
      expect(toPlan(after, { x, y }).x).toBeCloseTo(toPlan(before, { x, y }).x)
      expect(toPlan(after, { x, y }).y).toBeCloseTo(toPlan(before, { x, y }).y)
    }))
  })
})

describe('wheel', () => {
  it.each([[100, 0], [120, 0], [-300, 0], [3, 1]])('one notch of %i (mode %i) is one step', (delta, mode) => {
    expect(wheelFactor(delta, mode)).toBeCloseTo(delta > 0 ? 1 / ZOOM_STEP : ZOOM_STEP)
  })

  it('adds up the small moves of a touch pad to one step', () => {
    expect(wheelFactor(-10, 0) ** 10).toBeCloseTo(ZOOM_STEP)
    expect(wheelFactor(0, 0)).toBe(1)
  })
})

describe('fit and resize', () => {
  it('shows the whole plan, centred', () => {
    fc.assert(fc.property(size, size, (plan, viewport) => {
      const view = fitView(plan, viewport)
      expect(plan.width * view.scale).toBeLessThanOrEqual(viewport.width + 1e-6)
      expect(plan.height * view.scale).toBeLessThanOrEqual(viewport.height + 1e-6)
      expect(toPlan(view, { x: viewport.width / 2, y: viewport.height / 2 }).x).toBeCloseTo(plan.width / 2)
      expect(isFitted(view, plan, viewport)).toBe(true)
    }))
  })

  it('shows the whole plan again after a resize', () => {
    const after = { width: 700, height: 900 }
    expect(resizeView(fitView(PLAN, VIEWPORT), PLAN, VIEWPORT, after)).toEqual(fitView(PLAN, after))
  })

  it('keeps the centre after a resize', () => {
    const view = { scale: 0.6, x: -800, y: -600 }
    const after = { width: 1000, height: 700 }
    const before = toPlan(view, { x: 640, y: 400 })
    const now = resizeView(view, PLAN, VIEWPORT, after)
    expect(toPlan(now, { x: 500, y: 350 }).x).toBeCloseTo(before.x)
    expect(toPlan(now, { x: 500, y: 350 }).y).toBeCloseTo(before.y)
    expect(now.scale).toBe(0.6)
  })

  it('leaves no gap at an edge of a large plan and keeps a small one inside', () => {
    expect(clampView({ scale: 1, x: 500, y: -9000 }, PLAN, VIEWPORT)).toEqual({ scale: 1, x: 0, y: 800 - 3072 })
    expect(clampView({ scale: 0.1, x: -50, y: 900 }, PLAN, VIEWPORT)).toEqual({ scale: 0.1, x: 0, y: 800 - 3072 * 0.1 })
  })
})
