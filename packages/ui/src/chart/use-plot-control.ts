import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { paced } from '../root/paced'
import { useLayoutEffect } from '../root/use-layout-effect'
import type { PlotModel } from './plot-model'
import { hideReading, isShown, placeReading, readableRange, vertexAt, vertexNear, writeReading, type ReadingNodes } from './reading'
import type { TimeWindow } from './series'
import { useBrush } from './use-brush'
import { useListener, useWheel } from './use-listener'
import { isZoomed, panBy, zoomAround, zoomTo, type Zoom } from './zoom'

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
  const brush = useBrush(nodes.brush)
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
  useListener(nodes.place, 'pointermove', (event, node) => {
    const [px, py] = placeIn(node, event)
    brush.follow(inPlot(px))
    show(vertexAt(latest.current.model, px, py), false)
  })

  /** Reads the value inside the plot that is nearest to `wanted`; there can be none, e.g. between two values far apart. */
  const show = (wanted: number, aloud: boolean) => {
    const { model, spoken } = latest.current
    const reading = nodes.reading()
    const [first, last] = readableRange(model)
    if (!reading || first > last) return
    const index = Math.min(last, Math.max(first, wanted))
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
  const inPlot = (px: number) => Math.min(latest.current.model.innerWidth, Math.max(0, px))
  const endBrush = (px: number | null) => {
    const marked = brush.end(px)
    const { model: { x }, whole, onZoom } = latest.current
    if (marked) onZoom(zoomTo(whole, x.invert(marked[0]), x.invert(marked[1])))
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return
      const touch = event.pointerType === 'touch'
      const [px, py] = placeIn(event.currentTarget, event)
      brush.begin(inPlot(px), touch)
      event.currentTarget.setPointerCapture(event.pointerId)
      if (touch) show(vertexAt(latest.current.model, px, py), false)
    },
    onPointerUp: (event: PointerEvent) => endBrush(inPlot(placeIn(event.currentTarget, event)[0])),
    onPointerCancel: () => endBrush(null),
    onPointerLeave(event: PointerEvent) {
      const reading = nodes.reading()
      // a lifted finger counts as leaving: the reading must stay
      if (reading && !brush.isOn() && event.pointerType !== 'touch') hideReading(reading)
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
    const zoomed = isZoomed(whole, shown)
    const middle = read.current >= 0 ? (model.vertices.at[read.current] ?? shown.from) : (shown.from + shown.to) / 2
    switch (key) {
      case 'ArrowRight': show(read.current + 1, true); return true
      case 'ArrowLeft': show(read.current < 0 ? Infinity : read.current - 1, true); return true
      case 'Home': show(0, true); return true
      case 'End': show(Infinity, true); return true
      case '+': case '=': onZoom(zoomAround(whole, shown, middle, 0.5)); return true
      case '-': onZoom(zoomAround(whole, shown, middle, 2)); return true
      case 'PageUp': onZoom(panBy(whole, shown, -0.5)); return true
      case 'PageDown': onZoom(panBy(whole, shown, 0.5)); return true
      case 'Escape': if (zoomed) onZoom(null); return zoomed // not zoomed: a dialog around the chart may close
      default: return false
    }
  }
}
