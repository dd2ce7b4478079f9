import { afterEach, expect, it, vi } from 'vitest'
import { listenToDrags } from './marker-drag'
import { MarkerStore, type PlanMarker } from './marker-store'
import type { Stage } from './use-stage'

const SIZE = { width: 800, height: 600 }
const at = (id: string, x: number): PlanMarker => ({ id, x, y: 100, tone: 'info' })
const stop = new AbortController()
afterEach(() => void document.body.replaceChildren())

/** A plan at its own size whose markers can be dragged. */
function aPlan(...markers: PlanMarker[]) {
  const store = new MarkerStore()
  const show = (...shown: PlanMarker[]) => {
    store.replace(shown)
    store.buildGrid(SIZE, 1)
  }
  show(...markers)
  const node = document.body.appendChild(document.createElement('div'))
  node.setPointerCapture = () => undefined
  const engine = { store, planSize: SIZE, moveMarker: (index: number, to: { x: number; y: number }) => store.move(index, to) }
  const onMove = vi.fn()
  const calls = { current: { onPress: () => undefined, onHover: () => undefined, mayMove: () => true, onMove } }
  listenToDrags({ node, engine, camera: { view: { scale: 1, x: 0, y: 0 } } } as unknown as Stage, calls, stop.signal)
  const point = (type: string, x: number) => {
    const event = new MouseEvent(type, { clientX: x, clientY: 100, button: 0, bubbles: true })
    node.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true }))
  }
  return { show, point, onMove, escape: () => node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), places: () => store.ids.map((id, index) => [id, store.pointAt(index).x]) }
}

it('moves the marker that was taken, also when another one has come before it meanwhile', () => {
  const plan = aPlan(at('hall', 100), at('stairs', 300))
  plan.point('pointerdown', 100)
  plan.point('pointermove', 150)
  plan.show(at('new', 500), at('hall', 100), at('stairs', 300))
  plan.point('pointermove', 160)
  expect(plan.places()).toEqual([['new', 500], ['hall', 160], ['stairs', 300]])
  plan.point('pointerup', 160)
  expect(plan.places()).toEqual([['new', 500], ['hall', 100], ['stairs', 300]])
  expect(plan.onMove).toHaveBeenCalledWith('hall', { x: 160, y: 100 })
})

it('gives up the drag of a marker that is gone, and moves no other one', () => {
  const plan = aPlan(at('hall', 100), at('stairs', 300))
  plan.point('pointerdown', 100)
  plan.point('pointermove', 150)
  plan.show(at('stairs', 300))
  plan.point('pointermove', 160)
  plan.point('pointerup', 160)
  expect(plan.places()).toEqual([['stairs', 300]])
  expect(plan.onMove).not.toHaveBeenCalled()
})

it('puts the marker back on Escape', () => {
  const plan = aPlan(at('hall', 100))
  plan.point('pointerdown', 100)
  plan.point('pointermove', 150)
  plan.escape()
  plan.point('pointerup', 150)
  expect(plan.places()).toEqual([['hall', 100]])
  expect(plan.onMove).not.toHaveBeenCalled()
})
