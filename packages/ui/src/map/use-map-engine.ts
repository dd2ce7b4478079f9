import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { MapEngine, MapEvents } from './engine/create-engine'

/** Loading the library, drawn, or not to be had (a lost chunk: the page is older than the server). */
export type EngineState = { name: 'loading' } | { name: 'ready'; engine: MapEngine } | { name: 'failed' }

/**
 * Brings the map library when a map is shown, not before, and takes everything away again in the same moment as its
 * element: a library that outlives it by a frame would measure and draw what nobody sees.
 */
export function useMapEngine(target: RefObject<HTMLElement | null>, events: MapEvents): { state: EngineState; retry: () => void } {
  const [state, setState] = useState<EngineState>({ name: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(events)
  useLayoutEffect(() => {
    latest.current = events
  })
  useLayoutEffect(() => {
    let engine: MapEngine | null = null
    let gone = false
    import('./engine/create-engine').then(
      ({ createEngine }) => {
        if (gone || !target.current) return
        engine = createEngine(target.current, {
          onMarker: (id) => latest.current.onMarker(id),
          onPick: (position) => latest.current.onPick(position),
          onScale: (metresPerPixel) => latest.current.onScale(metresPerPixel),
          onTiles: (tiles) => latest.current.onTiles(tiles),
          onFrame: () => latest.current.onFrame(),
        })
        setState({ name: 'ready', engine })
      },
      () => {
        if (!gone) setState({ name: 'failed' })
      },
    )
    return () => {
      gone = true
      engine?.destroy()
    }
  }, [target, attempt])
  const retry = () => {
    setState({ name: 'loading' })
    setAttempt(attempt + 1)
  }
  return { state, retry }
}
