import { afterEach, expect, it, vi } from 'vitest'
import { roomForAMap } from '../map.harness'
import { createEngine } from './create-engine'

/** A poll of `expect` would not advance the clock of the test. */
const PATIENCE = { timeout: 10_000 }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A map on a wall with the tiles of a service that is out of reach. jsdom loads no pictures. */
function aMap() {
  const service = { isDown: true, requests: 0 }
  vi.stubGlobal('Image', function Image() {
    const element = document.createElement('img')
    const answer = () => element.dispatchEvent(new Event(service.isDown ? 'error' : 'load'))
    const set = () => {
      service.requests += 1
      queueMicrotask(answer)
    }
    return Object.defineProperties(element, { naturalWidth: { value: 256 }, naturalHeight: { value: 256 }, src: { set } })
  })
  roomForAMap()
  const target = document.body.appendChild(document.createElement('div'))
  target.style.cssText = 'border: 0px solid; padding: 0px'
  const states: string[] = []
  const ignore = () => undefined
  const engine = createEngine(target, { onMarker: ignore, onPick: ignore, onScale: ignore, onFrame: ignore, onTiles: (state) => states.push(state) })
  engine.show({ datum: 'gcj02', tiles: { kind: 'xyz', url: '/tiles/{z}/{x}/{y}.png', datum: 'gcj02' }, markers: [], circles: [], lines: [], selectedId: null })
  engine.jumpTo({ lng: 121.4737, lat: 31.2304 }, 15)
  return { engine, service, states, widest: () => Math.max(0, ...[...target.querySelectorAll('canvas')].map(({ width }) => width)) }
}

it('loads tiles that failed again: a map on a wall, which is not moved, has its background once the service is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { engine, service, states } = aMap()
  await vi.waitFor(() => expect(states).toContain('failed'), PATIENCE)
  service.isDown = false
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(states.at(-1)).toBe('shown'), PATIENCE)
  engine.destroy()
})

it('is drawn in the pixels of the screen to which its window is moved: it stayed blurred', async () => {
  const screen = new EventTarget()
  const before = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('dppx') ? screen : before(query)))
  vi.stubGlobal('devicePixelRatio', 1)
  const { engine, widest } = aMap()
  await expect.poll(widest).toBe(400)
  vi.stubGlobal('devicePixelRatio', 2)
  screen.dispatchEvent(new Event('change'))
  await expect.poll(widest).toBe(800)
  engine.destroy()
})

it('asks for no tile once it is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { engine, service, states } = aMap()
  await vi.waitFor(() => expect(states).toContain('failed'), PATIENCE)
  engine.destroy()
  const { requests } = service
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(service.requests).toBe(requests)
})
