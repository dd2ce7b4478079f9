'use client'
import { useSyncExternalStore } from 'react'
import type { Ink } from './night-ink'

/** One choice for all plans of the page: it stays when another floor is opened, and ends with the page. */
let chosen: Ink = 'night'
const watching = new Set<() => void>()

function watch(changed: () => void) {
  watching.add(changed)
  return () => void watching.delete(changed)
}

function choose(ink: Ink) {
  chosen = ink
  for (const changed of watching) changed()
}

/** How pictures are shown in the dark scheme, and the way to choose it. */
export function useInk(): [Ink, (ink: Ink) => void] {
  return [useSyncExternalStore(watch, () => chosen, () => chosen), choose]
}
