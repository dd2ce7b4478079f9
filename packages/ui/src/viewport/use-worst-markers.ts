'use client'
import { useEffect, useState, type RefObject } from 'react'
import type { PlanMarker } from './marker-store'
import type { Stage } from './use-stage'

/** The maximum length of the list. */
const MOST_LISTED = 100
/** The list is updated less often than the picture, so that it can be read. */
const LIST_MS = 1000

/** The worst markers, for the list. The order does not change while the focus is inside. */
export function useWorstMarkers(stage: Stage | undefined, markers: readonly PlanMarker[], list: RefObject<HTMLElement | null>): readonly PlanMarker[] {
  const [listed, setListed] = useState<readonly PlanMarker[]>([])

  useEffect(() => {
    if (!stage) return
    const { engine } = stage
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = () => {
      timer = undefined
      if (holdsFocus(list.current)) return void (timer = setTimeout(take, LIST_MS))
      const worst = engine.store.worst(MOST_LISTED).flatMap((index) => engine.store.at(index) ?? [])
      setListed((before) => (same(before, worst) ? before : worst))
    }
    engine.onBatch = () => {
      timer ??= setTimeout(take, LIST_MS)
    }
    take()
    return () => {
      engine.onBatch = undefined
      clearTimeout(timer)
    }
  }, [stage, markers, list])

  return listed
}

function holdsFocus(node: HTMLElement | null): boolean {
  const root = node?.getRootNode()
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  return active !== null && !!node?.contains(active)
}

function same(one: readonly PlanMarker[], other: readonly PlanMarker[]): boolean {
  return one.length === other.length && one.every((marker, i) => marker.id === other[i]?.id && marker.tone === other[i]?.tone && marker.label === other[i]?.label)
}
