'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { writeText } from '../root/write-text'
import type { Tone } from '../theme/tone'
import type { PlanMarker } from './marker-store'
import { useLatest } from './use-latest'
import type { Stage } from './use-stage'

/** Ring, tip and popover. They are moved directly, because a render per mouse move is too slow. */
export function useOverlay(stage: Stage | undefined, markers: readonly PlanMarker[], openMarker: string | null, nameOf: (marker: PlanMarker) => string) {
  const ringRef = useRef<HTMLDivElement>(null)
  const tipRef = useRef<HTMLDivElement>(null)
  const hovered = useRef<string | null>(null)
  const ringed = useRef<string | null>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const placePopover = useRef<(() => void) | undefined>(undefined)
  const name = useLatest(nameOf)

  const place = useCallback(() => {
    if (!stage) return
    const at = ringed.current === null ? undefined : stage.engine.store.indexOf(ringed.current)
    if (ringRef.current && at !== undefined) fit(ringRef.current, stage.engine.store.toneAt(at))
    carryTo(ringRef.current, stage, at, 0)
    carryTo(tipRef.current, stage, hovered.current === null ? undefined : stage.engine.store.indexOf(hovered.current), 18)
    placePopover.current?.()
  }, [stage])

  useEffect(() => {
    if (!stage) return
    stage.engine.onMove = place
    return () => {
      stage.engine.onMove = undefined
    }
  }, [stage, place])

  useEffect(() => {
    ringed.current = openMarker ?? focusedId
    place()
  }, [openMarker, focusedId, place])

  const hover = useCallback((index: number | undefined) => {
    const marker = index === undefined ? undefined : stage?.engine.store.at(index)
    hovered.current = marker?.id ?? null
    if (tipRef.current && marker) writeText(tipRef.current, name.current(marker))
    place()
  }, [stage, place, name])

  // below a pointer that rests a marker may have another state now, or be gone
  useEffect(() => {
    if (stage && hovered.current !== null) hover(stage.engine.store.indexOf(hovered.current))
  }, [stage, markers, hover])

  const focus = (id: string | null) => {
    const index = id === null ? undefined : stage?.engine.store.indexOf(id)
    if (stage && index !== undefined) stage.camera.reveal(stage.engine.store.pointAt(index))
    setFocusedId(id)
  }
  const follow = useCallback((next: (() => void) | undefined) => {
    placePopover.current = next
  }, [])
  return { ringRef, tipRef, hover, focus, follow }
}

/** Written only when it differs: an attribute that is set costs style and layout at every mouse move. */
function fit(ring: HTMLElement, tone: Tone) {
  if (ring.dataset.tone !== tone) ring.dataset.tone = tone
}

function carryTo(node: HTMLElement | null, stage: Stage, index: number | undefined, offset: number) {
  if (!node) return
  // visibility instead of `hidden`, which would cause style and layout at every mouse move
  node.style.visibility = index === undefined ? 'hidden' : 'visible'
  if (index === undefined) return
  const { x, y } = stage.engine.anchor(index)
  node.style.transform = `translate(${x + offset}px, ${y + offset}px)`
}
