'use client'
import { PanelLeft } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { Button } from '../components/button/button'
import { DialogFrame } from '../components/dialog/dialog-frame'
import { ScreenHeader } from '../components/dialog/screen-header'
import { limitedWidth, widthAfterKey } from './split-width'
import { useNarrow } from './use-narrow'
import { useScreenStyles } from './use-screen-styles'
import { useScreenWords } from './use-screen-words'

const NARROW_PX = 1000 // below it a tree would leave too little for a table
const USUAL_WIDTH_PX = 280

export interface SplitPaneProps {
  /** The name of the left part, used for the drawer, its button and the handle. */
  startTitle: string
  /** The left part, usually a tree; `close` closes the drawer after a choice. */
  start: (close: () => void) => ReactNode
  children: ReactNode
  /** Width of the left part in px; the caller stores it. */
  width?: number | undefined
  /** The user has chosen another width: at the end of a drag, and for each key. */
  onWidthChange?: ((width: number) => void) | undefined
  minWidth?: number | undefined
  maxWidth?: number | undefined
}

/** A tree at the left and the content for its node at the right. In less than 1000 px the left part becomes a drawer. */
export function SplitPane(props: SplitPaneProps) {
  useScreenStyles()
  const place = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow(place, NARROW_PX)
  return (
    <div ref={place} className="fs-split" data-narrow={isNarrow || undefined}>
      {isNarrow ? <Drawer {...props} /> : <Side {...props} />}
      <div className="fs-split-end">{props.children}</div>
    </div>
  )
}

function Side({ startTitle, start, width = USUAL_WIDTH_PX, onWidthChange, minWidth = 200, maxWidth = 520 }: SplitPaneProps) {
  const words = useScreenWords()
  const id = useId()
  const [dragged, setDragged] = useState<{ from: number; width: number } | null>(null)
  const shown = dragged?.width ?? limitedWidth(width, minWidth, maxWidth)
  const down = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged({ from: event.clientX - shown, width: shown })
  }
  const move = (event: PointerEvent) => (dragged ? setDragged({ ...dragged, width: limitedWidth(event.clientX - dragged.from, minWidth, maxWidth) }) : undefined)
  const up = () => {
    if (dragged) onWidthChange?.(dragged.width)
    setDragged(null)
  }
  const keyDown = (event: KeyboardEvent) => {
    const next = widthAfterKey(event.key, shown, minWidth, maxWidth)
    if (next === null) return
    event.preventDefault()
    onWidthChange?.(next)
  }
  return (
    <>
      <section id={id} className="fs-split-start" aria-label={startTitle} style={{ width: shown }}>{start(() => {})}</section>
      <div
        className="fs-split-handle" role="separator" tabIndex={0} aria-orientation="vertical" aria-label={words.widthOf(startTitle)} aria-controls={id}
        aria-valuenow={shown} aria-valuemin={minWidth} aria-valuemax={maxWidth} data-dragging={dragged ? '' : undefined}
        onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={() => setDragged(null)} onKeyDown={keyDown}
      />
    </>
  )
}

function Drawer({ startTitle, start }: SplitPaneProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button size="sm" icon={<PanelLeft size={14} aria-hidden="true" />} aria-expanded={open} onClick={() => setOpen(true)}>{startTitle}</Button>
      <DialogFrame open={open} onClose={close} className="fs-drawer" side="start">
        <ScreenHeader title={startTitle} onClose={close} />
        <div className="fs-screen-body" data-padded="">{start(close)}</div>
      </DialogFrame>
    </div>
  )
}
