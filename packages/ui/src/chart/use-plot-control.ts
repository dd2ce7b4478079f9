import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { paced } from '../root/paced'
import { useLayoutEffect } from '../root/use-layout-effect'
import type { PlotModel } from './plot-model'
import { hideReading, isShown, placeReading, readableRange, vertexAt, vertexNear, writeReading, type ReadingNodes } from './reading'
import type { TimeWindow } from './series'
import { isZoomed, panBy, zoomAround, zoomTo, type Zoom } from './zoom'

const BRUSH_FROM_PX = 5 // a shorter drag is a click
const TOUCH_BRUSH_FROM_PX = 24 // larger for touch: a finger moves a little during a tap
const WHEEL_STEP = 1.25
/** Crosshair and dot follow each step of the pointer, the text twenty times per second at most, as fast as it can be read: to lay it out costs more than to move them. */
const TEXT_MS = 48

export interface PlotControl {
  model: PlotModel
  whole: TimeWindow
  shown: TimeWindow
  texts: (index: number) => { value: string; time: string }
  /** The text that is announced for a reading. */
  spoken: (index: number) => string
  onZoom: (zoom: Zoom | null) => void
}

export interface PlotNodes {
  place: RefObject<HTMLDivElement | null>
  brush: RefObject<SVGRectElement | null>
  live: RefObject<HTMLDivElement | null>
  reading: () => ReadingNodes | null
}

/** Pointer, wheel and keys. Elements that follow the pointer are moved without a render; React renders only when the range changes. */
export function usePlotControl(nodes: PlotNodes, control: PlotControl) {
  const latest = useRef(control)
  const read = useRef(-1)
  const readAt = useRef(NaN)
  const brushFrom = useRef<number | null>(null)
  const brushWidth = useRef(BRUSH_FROM_PX)
  const [writing] = useState(() => paced(TEXT_MS, (index: number) => {
    const reading = nodes.reading()
    if (reading) writeReading(reading, latest.current.texts(index))
  }))
  useLayoutEffect(() => {
    latest.current = control
  })
  // a reading stays at its instant when new samples come: who reads point by point does not begin anew with each of them
  useLayoutEffect(() => {
    const reading = nodes.reading()
    read.current = vertexNear(control.model, readAt.current)
    if (reading && read.current < 0) hideReading(reading)
    else if (reading && isShown(reading)) {
      placeReading(reading, control.model, read.current)
      writeReading(reading, latest.current.texts(read.current))
    }
    return writing.stop
  }, [control.model, nodes, writing])
  useWheel(nodes.place, (event, px) => {
    const { model, whole, shown, onZoom } = latest.current
    onZoom(zoomAround(whole, shown, model.x.invert(px - model.left), event.deltaY < 0 ? 1 / WHEEL_STEP : WHEEL_STEP))
  })
  // not through React, whose own event costs as much as the reading, at every step of the pointer
  useListener(nodes.place, 'pointermove', (event, node) => {
    const { model } = latest.current
    const [px, py] = placeIn(node, event)
    if (brushFrom.current !== null) drawBrush(brushFrom.current, Math.min(model.innerWidth, Math.max(0, px)))
    show(vertexAt(model, px, py), false)
  })

  const show = (index: number, aloud: boolean) => {
    const { model, spoken } = latest.current
    const reading = nodes.reading()
    if (!reading || index < 0) return
    read.current = index
    readAt.current = model.vertices.at[index] ?? NaN
    placeReading(reading, model, index)
    if (aloud) writing.stop() // a key has its text at once
    writing.take(index)
    if (aloud && nodes.live.current) nodes.live.current.textContent = spoken(index)
  }
  const placeIn = (node: Element, { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): [number, number] => {
    const box = node.getBoundingClientRect()
    return [clientX - box.left - latest.current.model.left, clientY - box.top]
  }
  const drawBrush = (from: number, to: number) => {
    const brush = nodes.brush.current
    if (!brush) return
    const wide = Math.abs(to - from) >= brushWidth.current
    brush.style.visibility = wide ? 'visible' : 'hidden'
    brush.setAttribute('x', String(Math.min(from, to)))
    brush.setAttribute('width', String(Math.abs(to - from)))
  }
  const endBrush = (to: number | null) => {
    const from = brushFrom.current
    brushFrom.current = null
    drawBrush(0, 0)
    const { model: { x }, whole, onZoom } = latest.current
    if (from !== null && to !== null && Math.abs(to - from) >= brushWidth.current) onZoom(zoomTo(whole, x.invert(Math.min(from, to)), x.invert(Math.max(from, to))))
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return
      const touch = event.pointerType === 'touch'
      const [px, py] = placeIn(event.currentTarget, event)
      brushWidth.current = touch ? TOUCH_BRUSH_FROM_PX : BRUSH_FROM_PX
      brushFrom.current = Math.min(latest.current.model.innerWidth, Math.max(0, px))
      event.currentTarget.setPointerCapture(event.pointerId)
      if (touch) show(vertexAt(latest.current.model, px, py), false)
    },
    onPointerUp(event: PointerEvent) {
      endBrush(Math.min(latest.current.model.innerWidth, Math.max(0, placeIn(event.currentTarget, event)[0])))
    },
    onPointerCancel: () => endBrush(null),
    onPointerLeave(event: PointerEvent) {
      const reading = nodes.reading()
      // a lifted finger counts as leaving: the reading must stay
      if (reading && brushFrom.current === null && event.pointerType !== 'touch') hideReading(reading)
    },
    onDoubleClick: () => latest.current.onZoom(null),
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !act(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }

  /** Handles a key; true when it has a meaning here. */
  function act(key: string): boolean {
    const { model, whole, shown, onZoom } = latest.current
    const [first, last] = readableRange(model)
    const zoomed = isZoomed(whole, shown)
    const middle = read.current >= 0 ? (model.vertices.at[read.current] ?? shown.from) : (shown.from + shown.to) / 2
    switch (key) {
      case 'ArrowRight': show(read.current < 0 ? first : Math.min(last, read.current + 1), true); return true
      case 'ArrowLeft': show(read.current < 0 ? last : Math.max(first, read.current - 1), true); return true
      case 'Home': show(first, true); return true
      case 'End': show(last, true); return true
      case '+': case '=': onZoom(zoomAround(whole, shown, middle, 0.5)); return true
      case '-': onZoom(zoomAround(whole, shown, middle, 2)); return true
      case 'PageUp': onZoom(panBy(whole, shown, -0.5)); return true
      case 'PageDown': onZoom(panBy(whole, shown, 0.5)); return true
      case 'Escape': if (zoomed) onZoom(null); return zoomed // not zoomed: a dialog around the chart may close
      default: return false
    }
  }
}

/** The wheel zooms only with Ctrl or when the chart has the focus, so that it does not stop page scrolling. */
function useWheel(place: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent, px: number) => void): void {
  // React adds passive listeners, which cannot prevent scrolling
  useListener(place, 'wheel', (event, node) => {
    const root = node.getRootNode()
    const focused = (root instanceof Document || root instanceof ShadowRoot) && node.contains(root.activeElement)
    if (!focused && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onWheel(event, event.clientX - node.getBoundingClientRect().left)
  })
}

function useListener<Name extends 'wheel' | 'pointermove'>(place: RefObject<HTMLElement | null>, name: Name, listener: (event: HTMLElementEventMap[Name], node: HTMLElement) => void): void {
  const latest = useRef(listener)
  useLayoutEffect(() => {
    latest.current = listener
  })
  useLayoutEffect(() => {
    const node = place.current
    if (!node) return
    const listen = (event: HTMLElementEventMap[Name]) => latest.current(event, node)
    node.addEventListener(name, listen, { passive: false })
    return () => node.removeEventListener(name, listen)
  }, [place, name])
}
