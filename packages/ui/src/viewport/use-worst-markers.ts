'use client'
import { useEffect, useState, type RefObject } from 'react'
import type { PlanMarker } from './marker-store'
import type { Stage } from './use-stage'

/** The maximum length of the list. */
const MOST_LISTED = 100
/** The list is updated less often than the picture, so that it can be read. */
const LIST_MS = 1000

/** The worst markers, for the list. While the focus is inside, their order does not change, and each has its present state. */
export function useWorstMarkers(stage: Stage | undefined, markers: readonly PlanMarker[], list: RefObject<HTMLElement | null>): readonly PlanMarker[] {
  const [listed, setListed] = useState<readonly PlanMarker[]>([])

  useEffect(() => {
    if (!stage) return
    const { engine } = stage
    let timer: ReturnType<typeof setTimeout> | undefined
    const { store } = engine
    const show = (next: (before: readonly PlanMarker[]) => readonly PlanMarker[]) =>
      setListed((before) => {
        const after = next(before)
        return same(before, after) ? before : after
      })
    const present = (marker: PlanMarker) => {
      const index = store.indexOf(marker.id)
      return (index === undefined ? undefined : store.at(index)) ?? marker
    }
    const take = () => {
      timer = undefined
      if (!holdsFocus(list.current)) return show(() => store.worst(MOST_LISTED).flatMap((index) => store.at(index) ?? []))
      timer = setTimeout(take, LIST_MS)
      show((before) => before.map(present))
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
