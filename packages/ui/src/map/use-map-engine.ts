import { useRef, useState, type RefObject } from 'react'
import { useLayoutEffect } from '../root/use-layout-effect'
import type { MapEngine, MapEvents } from './engine/create-engine'

/** The library is loading, the map is drawn, or the library could not be loaded (for instance because the server has a newer version). */
export type EngineState = { name: 'loading' } | { name: 'ready'; engine: MapEngine } | { name: 'failed' }

/**
 * Loads the map library when the first map is shown. The map is disposed together with its element: one frame later the
 * library would measure and draw a removed element.
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
