import View from 'ol/View.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { zoomSteps } from './zoom-steps'

const DURATION_MS = 200
let frames: (() => void)[]

beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => void frames.splice(0))
})
afterEach(() => void vi.useRealTimers())

/** Time goes by, and the next picture is drawn. */
function pass(ms: number) {
  vi.advanceTimersByTime(ms)
  for (const frame of frames.splice(0)) frame()
  vi.advanceTimersByTime(0)
}

function aView(duration = DURATION_MS) {
  const view = new View({ center: [0, 0], zoom: 10, minZoom: 3, maxZoom: 21 })
  return { view, zoomBy: zoomSteps(view, duration) }
}

it('zooms by as many steps as the button was pressed, however fast', () => {
  const { view, zoomBy } = aView()
  zoomBy(1)
  pass(60)
  zoomBy(1)
  pass(60)
  zoomBy(1)
  for (let frame = 0; frame < 5; frame += 1) pass(100)
  expect(view.getZoom()).toBeCloseTo(13)
})

it('counts from what is shown when something else has zoomed since', () => {
  const { view, zoomBy } = aView()
  zoomBy(1)
  for (let frame = 0; frame < 5; frame += 1) pass(100)
  view.setZoom(15)
  zoomBy(-1)
  for (let frame = 0; frame < 5; frame += 1) pass(100)
  expect(view.getZoom()).toBeCloseTo(14)
})

it('does not go beyond the nearest and the farthest zoom, also without motion', () => {
  const { view, zoomBy } = aView(0)
  for (let step = 0; step < 15; step += 1) {
    zoomBy(1)
    pass(1)
  }
  zoomBy(-1)
  pass(1)
  expect(view.getZoom()).toBeCloseTo(20)
})
