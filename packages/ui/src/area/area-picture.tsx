'use client'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { LiveRegion } from '../components/a11y/live-region'
import { VisuallyHidden } from '../components/a11y/visually-hidden'
import { useUiLocale } from '../locale/ui-locale'
import { AREA_MESSAGES } from './area.messages'
import { areaAfterDrag, areaAfterKey, gripAt, type Area, type Drag, type Spot } from './area.math'

/** How far from an edge a pointer still holds it: half of the grips that are drawn. */
const REACH_PX = 12
const USUAL_RATIO = 16 / 9

interface AreaPictureProps {
  label: string
  /** null: no area, or one that is not valid */
  area: Area | null
  /** nothing is left out */
  isWhole: boolean
  /** fills the frame */
  picture?: ReactNode
  /** width by height of the picture */
  ratio?: number | undefined
  readOnly?: boolean | undefined
  /** null: the whole picture */
  onChange: (area: Area | null) => void
  /** a pointer begins to draw, move or resize */
  onDragStart: () => void
  /** it has ended without an area: what was there when it began is restored, valid or not */
  onDragUndo: () => void
}

/** A picture, or an empty frame, on which one rectangle is drawn, moved and resized by pointer and keys; a screen reader hears where it is. */
export function AreaPicture({ label, area, isWhole, picture, ratio = USUAL_RATIO, readOnly = false, onChange, onDragStart, onDragUndo }: AreaPictureProps) {
  const words = AREA_MESSAGES[useUiLocale().locale]
  const id = useId()
  // of one pointer: a second finger is not part of it
  const drag = useRef<(Drag & { pointerId: number }) | null>(null)
  const [heard, setHeard] = useState('')
  const textOf = (each: Area | null) => (each === null ? words.whole : words.is(each.left, each.top, each.width, each.height))
  const text = area === null && !isWhole ? words.unknown : textOf(area)

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    // the focus goes to the frame, without scrolling to it while it is drawn on
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    const { spot, reach } = placeOf(event)
    drag.current = { grip: area && gripAt(spot, area, reach), from: spot, area, pointerId: event.pointerId }
    onDragStart()
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag.current?.pointerId !== event.pointerId) return
    const next = areaAfterDrag(drag.current, placeOf(event).spot)
    if (isSame(next, area)) return
    if (next === null) onDragUndo()
    else onChange(next)
  }
  const up = ({ pointerId }: PointerEvent) => {
    if (drag.current?.pointerId !== pointerId) return
    drag.current = null
    setHeard(text)
  }
  const cancel = ({ pointerId }: PointerEvent) => {
    if (drag.current?.pointerId !== pointerId) return
    drag.current = null
    onDragUndo()
  }
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = areaAfterKey(event, area)
    if (next === undefined) return
    event.preventDefault()
    setHeard(textOf(next))
    onChange(next)
  }
  const frame = { className: 'fs-area-frame', style: { aspectRatio: String(ratio) } }
  const shown = (
    <>
      <div className="fs-area-picture">
        {picture}
        {area === null ? null : <div className="fs-area-shade" style={placed(area)} />}
      </div>
      {isWhole ? <div className="fs-area-box" data-whole="" style={placed(WHOLE)} /> : null}
      {area === null ? null : <div className="fs-area-box" style={placed(area)}>{readOnly ? null : GRIPS}</div>}
    </>
  )
  if (readOnly) return <div {...frame} data-read="" role="img" aria-label={`${label} ${text}`}>{shown}</div>
  return (
    <>
      <div
        {...frame} role="application" tabIndex={0} aria-label={label} aria-describedby={`${id}-is ${id}-keys`}
        onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={cancel} onKeyDown={press}
      >
        {shown}
      </div>
      <VisuallyHidden><span id={`${id}-is`}>{text}</span> <span id={`${id}-keys`}>{words.keys}</span></VisuallyHidden>
      <LiveRegion>{heard}</LiveRegion>
    </>
  )
}

const WHOLE: Area = { left: 0, top: 0, width: 100, height: 100 }

const placed = ({ left, top, width, height }: Area) => ({ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` })

/** What is held is computed; the grips show where, and with which pointer. Corners lie above edges. */
const GRIPS = [[0, -1], [0, 1], [-1, 0], [1, 0], [-1, -1], [1, 1], [1, -1], [-1, 1]].map(([x = 0, y = 0]) => (
  <span key={`${x} ${y}`} className="fs-area-grip" data-x={x} data-y={y} data-corner={x === 0 || y === 0 ? undefined : x === y ? 'same' : 'other'} />
))

/** Where a pointer is, and how far it reaches, in per cent of the frame. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): { spot: Spot; reach: Spot } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    spot: { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 },
    reach: { x: (REACH_PX / width) * 100, y: (REACH_PX / height) * 100 },
  }
}

function isSame(one: Area | null, other: Area | null): boolean {
  if (one === null || other === null) return one === other
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
}
