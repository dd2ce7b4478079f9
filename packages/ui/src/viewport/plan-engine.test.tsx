import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Tone } from '../theme/tone'
import type { PlanMarker } from './marker-store'
import type { Picture } from './picture-copies'
import { PlanEngine } from './plan-engine'

const SIZE = { width: 800, height: 600 }
/** A picture whose size is known and that is not decoded yet. */
const COMING = { size: SIZE, sourceFor: () => undefined } as unknown as Picture

let frames: FrameRequestCallback[]
let drawn: number
beforeEach(() => {
  frames = []
  drawn = 0
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  // jsdom draws nothing
  vi.stubGlobal('Path2D', class {})
  const brush = new Proxy({}, { get: (_, name) => () => { if (name === 'drawImage') drawn += 1 }, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const markers = (count: number): PlanMarker[] => Array.from({ length: count }, (_, i) => ({ id: `${i}`, x: (i * 389) % 800, y: (i * 211) % 600, tone: 'normal' }))

/** The markers that the next frame paints; 0 when it paints nothing. */
function nextFrame(): number {
  drawn = 0
  for (const frame of frames.splice(0)) frame(0)
  return drawn
}

/** A plan whose picture has just come; nothing of it is painted yet. */
function openPlan(count: number): PlanEngine {
  const engine = new PlanEngine(document.createElement('canvas'))
  engine.setViewport(SIZE)
  engine.setMarkers(markers(count))
  engine.setPicture(COMING)
  return engine
}

it('paints 2,000 markers at once, and all of them in the frame after the one that shows these', () => {
  const engine = openPlan(3000)
  frames = []
  engine.drawNow()
  expect(drawn).toBe(2000)
  expect([nextFrame(), nextFrame(), nextFrame()]).toEqual([0, 3000, 0])
})

it('paints a plan with fewer markers once', () => {
  openPlan(2000)
  expect([nextFrame(), nextFrame(), nextFrame()]).toEqual([2000, 0, 0])
})

it('paints changed markers alone, and the whole plan once a smaller copy of its picture has come: lines drawn from two copies would not meet', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [full, copy] = [document.createElement('canvas'), document.createElement('canvas')]
  let source = full
  const engine = openPlan(100)
  engine.setPicture({ size: SIZE, sourceFor: () => ({ image: source, scale: 1 }) } as unknown as Picture)
  nextFrame()
  const change = (tone: Tone) => {
    engine.setTones([{ id: '7', tone }])
    vi.advanceTimersByTime(100)
    nextFrame()
    return { ...engine.counts }
  }
  expect(change('fault')).toMatchObject({ fullPaints: 1, rectsPainted: 1 })
  source = copy
  expect(change('alarm')).toMatchObject({ fullPaints: 2, rectsPainted: 1 })
  expect(change('normal')).toMatchObject({ fullPaints: 2, rectsPainted: 2 })
})

it('is painted anew when a better copy of its picture is told, and not when the same one is', () => {
  const [full, copy] = [document.createElement('canvas'), document.createElement('canvas')]
  let source = full
  const engine = openPlan(100)
  const picture = { size: SIZE, sourceFor: () => ({ image: source, scale: 1 }) } as unknown as Picture
  engine.setPicture(picture)
  nextFrame()
  const told = () => {
    picture.onBetter?.()
    nextFrame()
    return engine.counts.fullPaints
  }
  expect(told()).toBe(1)
  source = copy
  expect(told()).toBe(2)
  expect(told()).toBe(2)
})
