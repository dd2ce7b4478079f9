import type { RefObject } from 'react'
import type { PointerCalls } from './pointer-calls'
import type { Stage } from './use-stage'
import { CLICK_REACH_PX, insidePlan, toPlan, within, type Point } from './view.math'

interface Drag {
  /** not its index, which another marker has when they are loaded again meanwhile */
  id: string
  pointerId: number
  /** where the pointer went down, on the page */
  pressed: Point
  /** null until the pointer has moved further than a click does */
  to: Point | null
}

/**
 * Drags of markers. The parent is told once, at the end: until then only the engine moves the marker. Escape and a cancelled
 * pointer put it back.
 */
export function listenToDrags({ node, camera, engine }: Stage, calls: RefObject<PointerCalls>, signal: AbortSignal): void {
  const { store } = engine
  let drag: Drag | undefined
  const end = (): Drag | undefined => {
    const ended = drag
    drag = undefined
    delete node.dataset.escape
    const index = ended?.to ? store.indexOf(ended.id) : undefined
    const stored = index === undefined ? undefined : store.at(index)
    if (index !== undefined && stored) engine.moveMarker(index, stored)
    return ended
  }
  const begin = (event: PointerEvent) => {
    const { view } = camera
    const index = event.button === 0 && event.isPrimary ? store.hit(toPlan(view, within(node, event)), view.scale) : undefined
    const id = index === undefined ? undefined : store.ids[index]
    if (id === undefined || !calls.current.mayMove(id)) return
    drag = { id, pointerId: event.pointerId, pressed: { x: event.clientX, y: event.clientY }, to: null }
    node.setPointerCapture(event.pointerId)
    // Escape puts the marker back and does not close the dialog around the plan
    node.dataset.escape = 'own'
  }
  const move = (event: PointerEvent) => {
    if (drag?.pointerId !== event.pointerId) return
    if (drag.to === null && Math.hypot(event.clientX - drag.pressed.x, event.clientY - drag.pressed.y) <= CLICK_REACH_PX) return
    const index = store.indexOf(drag.id)
    if (index === undefined) return void end()
    drag.to = insidePlan(toPlan(camera.view, within(node, event)), engine.planSize)
    engine.moveMarker(index, drag.to)
  }
  const drop = (event: PointerEvent) => {
    if (drag?.pointerId !== event.pointerId) return
    const ended = end()
    if (ended?.to) calls.current.onMove(ended.id, ended.to)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag) return
    event.stopPropagation()
    end()
  }
  // the gesture engine would move the plan
  const keepPlan = (event: Event) => {
    if (drag) event.stopImmediatePropagation()
  }
  node.addEventListener('pointerdown', begin, { signal })
  node.addEventListener('pointermove', move, { signal })
  node.addEventListener('pointerup', drop, { signal })
  node.addEventListener('pointercancel', end, { signal })
  node.addEventListener('keydown', escape, { signal })
  for (const type of ['mousedown', 'touchstart']) node.addEventListener(type, keepPlan, { capture: true, passive: true, signal })
}
