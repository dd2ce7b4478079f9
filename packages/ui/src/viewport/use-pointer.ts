'use client'
import { useEffect, type RefObject } from 'react'
import { paced } from '../root/paced'
import { listenToDrags } from './marker-drag'
import type { PointerCalls } from './pointer-calls'
import type { Stage } from './use-stage'
import { CLICK_REACH_PX, PAN_STEP_PX, toPlan, wheelFactor, within, ZOOM_STEP, type Point } from './view.math'

/** The tip changes twenty times per second at most: more names could not be read. */
const HOVER_MS = 48

/** Wheel, hover, click and keys on the stage, as plain listeners that cause no render. */
export function usePointer(stage: Stage | undefined, calls: RefObject<PointerCalls>) {
  useEffect(() => {
    if (!stage) return
    const { node } = stage
    const stop = new AbortController()
    const { signal } = stop
    listenToWheel(stage, signal)
    listenToHover(stage, calls, signal)
    listenToClicks(stage, calls, signal)
    listenToDrags(stage, calls, signal)
    node.addEventListener('keydown', (event) => onKey(stage, event), { signal })
    return () => stop.abort()
  }, [stage, calls])
}

function listenToWheel({ node, camera }: Stage, signal: AbortSignal) {
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    camera.zoom(wheelFactor(event.deltaY, event.deltaMode), within(node, event))
  }
  node.addEventListener('wheel', onWheel, { passive: false, signal })
}

function listenToHover({ node, camera, engine }: Stage, calls: RefObject<PointerCalls>, signal: AbortSignal) {
  let last: string | undefined
  const hover = (index: number | undefined) => {
    // not by its index, which another marker may have when they are loaded again
    const id = index === undefined ? undefined : engine.store.ids[index]
    if (id === last) return
    last = id
    node.style.cursor = index === undefined ? '' : 'pointer'
    calls.current.onHover(index)
  }
  const looking = paced(HOVER_MS, (event: PointerEvent) => {
    const { view } = camera
    hover(event.buttons === 0 ? engine.store.hit(toPlan(view, within(node, event)), view.scale) : undefined)
  })
  const leave = () => {
    looking.stop()
    hover(undefined)
  }
  node.addEventListener('pointermove', looking.take, { passive: true, signal })
  node.addEventListener('pointerleave', leave, { signal })
  signal.addEventListener('abort', looking.stop)
}

function listenToClicks({ node, camera, engine }: Stage, calls: RefObject<PointerCalls>, signal: AbortSignal) {
  let pressed: Point | undefined
  const onDown = (event: PointerEvent) => {
    pressed = { x: event.clientX, y: event.clientY }
    // the gesture engine prevents the default focus of a press
    node.focus({ preventScroll: true, focusVisible: false })
  }
  const onClick = (event: MouseEvent) => {
    const dragged = !pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > CLICK_REACH_PX
    if (dragged) return
    const at = within(node, event)
    const { view } = camera
    calls.current.onPress(engine.store.hit(toPlan(view, at), view.scale), at)
  }
  node.addEventListener('pointerdown', onDown, { signal })
  node.addEventListener('click', onClick, { signal })
}

function onKey({ camera }: Stage, event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const act = KEYS[event.key]
  if (!act) return
  event.preventDefault()
  act(camera)
}

const KEYS: Record<string, (camera: Stage['camera']) => void> = {
  ArrowLeft: (camera) => camera.pan(PAN_STEP_PX, 0),
  ArrowRight: (camera) => camera.pan(-PAN_STEP_PX, 0),
  ArrowUp: (camera) => camera.pan(0, PAN_STEP_PX),
  ArrowDown: (camera) => camera.pan(0, -PAN_STEP_PX),
  '+': (camera) => camera.zoom(ZOOM_STEP),
  '=': (camera) => camera.zoom(ZOOM_STEP),
  '-': (camera) => camera.zoom(1 / ZOOM_STEP),
  '0': (camera) => camera.fit(),
}
