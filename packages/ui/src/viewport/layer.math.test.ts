import { describe, expect, it } from 'vitest'
import { anchorOf, covers, layerFor, LAYER_MARGIN_PX, paintedAt, placeLayer } from './layer.math'
import { clampView, fitView, limitsOf, zoomAt, type Size, type View } from './view.math'

const PLAN: Size = { width: 4096, height: 3072 }
const VIEWPORTS: readonly Size[] = [
  [400, 300], [640, 480], [800, 600], [1024, 768], [1280, 720], [1280, 800], [1366, 768], [1440, 900], [1600, 900], [1920, 1080], [600, 1000], [1111, 777],
].map(([width = 0, height = 0]) => ({ width, height }))
const ZOOMS = [1 / 3, 1 / 1.2, 1, 1.2, 1.2 ** 3, 3]
const POINTS = [{ x: 0, y: 0 }, { x: 100.4, y: 99.7 }, { x: 2048, y: 1536 }, { x: 1234.5, y: 2345.6 }, { x: 4096, y: 3072 }]

function viewAt(viewport: Size, zoom: number): View {
  const zoomed = zoomAt(fitView(PLAN, viewport), zoom, { x: viewport.width / 3, y: viewport.height / 4 }, limitsOf(PLAN, viewport))
  // a drag can end at a fraction of a pixel
  return clampView({ ...zoomed, x: zoomed.x + 7.3, y: zoomed.y - 11.8 }, PLAN, viewport)
}

describe.each([1, 2])('pixel ratio %i', (dpr) => {
  it.each(VIEWPORTS)('paints every anchor within 1 px of its image point in $width × $height (domain 7)', (viewport) => {
    for (const zoom of ZOOMS) {
      const view = viewAt(viewport, zoom)
      const layer = layerFor(view, PLAN, viewport, dpr)
      const placed = placeLayer(layer, view)
      for (const point of POINTS) {
        const painted = paintedAt(layer, point)
        // the picture is drawn from the corner of the layer without rounding
        const image = { x: placed.x + (point.x * view.scale * dpr - layer.left) / dpr, y: placed.y + (point.y * view.scale * dpr - layer.top) / dpr }
        const mark = { x: placed.x + painted.x / dpr, y: placed.y + painted.y / dpr }
        const wanted = { x: point.x * view.scale + view.x, y: point.y * view.scale + view.y }
        for (const other of [image, wanted, anchorOf(view, dpr, point)]) {
          expect(Math.abs(mark.x - other.x)).toBeLessThanOrEqual(1)
          expect(Math.abs(mark.y - other.y)).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  it('is at whole device pixels while it is panned', () => {
    const viewport = { width: 1280, height: 800 }
    const view = viewAt(viewport, 3)
    const layer = layerFor(view, PLAN, viewport, dpr)
    for (const dx of [0, 0.3, 17.77, -120.49]) {
      const { x, y, ratio } = placeLayer(layer, { ...view, x: view.x + dx })
      expect([(x * dpr) % 1, (y * dpr) % 1].map(Math.abs)).toEqual([0, 0])
      expect(ratio).toBe(1)
    }
  })
})

describe('the painted part', () => {
  const viewport = { width: 1280, height: 800 }
  const view = centre(3)
  const layer = layerFor(view, PLAN, viewport, 1)

  it('is larger than the viewport, so that a drag shows markers at once', () => {
    expect(covers(layer, { ...view, x: view.x + LAYER_MARGIN_PX - 2 }, PLAN, viewport)).toBe(true)
    expect(covers(layer, { ...view, x: view.x + LAYER_MARGIN_PX + 20 }, PLAN, viewport)).toBe(false)
  })

  it('is larger than the plan by the size of a marker at its edge', () => {
    const whole = layerFor(fitView(PLAN, viewport), PLAN, viewport, 1)
    expect([whole.left, whole.top]).toEqual([-20, -20])
    expect(whole.height).toBe(840)
    expect(covers(whole, fitView(PLAN, viewport), PLAN, viewport)).toBe(true)
  })

  it('has a limited size on a 4K display with ratio 2', () => {
    const wall = { width: 3840, height: 2160 }
    const { width, height } = layerFor(viewAt(wall, 3), PLAN, wall, 2)
    expect(width * height * 4).toBeLessThan(150 * 2 ** 20)
  })

  function centre(zoom: number) {
    return zoomAt(fitView(PLAN, viewport), zoom, { x: 640, y: 400 }, limitsOf(PLAN, viewport))
  }
})
