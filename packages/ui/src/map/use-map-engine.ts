import { useRef, useState, type RefObject } from 'react'
import { useLayoutEffect } from '../root/use-layout-effect'
import type { createEngine as CreateEngine, MapEngine, MapEvents } from './engine/create-engine'
import { isMissingLibrary } from './missing-library'

/**
 * The library is loading, the map is drawn, the library could not be loaded (for instance because the server has a newer version) or
 * cannot draw in this browser, or the host has not installed it.
 */
export type EngineState = { name: 'loading' | 'failed' | 'missing' } | { name: 'ready'; engine: MapEngine }
type LoadEngine = () => Promise<{ createEngine: typeof CreateEngine }>

const loadEngine: LoadEngine = () => import('./engine/create-engine')

/**
 * Loads the map library when the first map is shown. The map is disposed together with its element: one frame later the
 * library would measure and draw a removed element.
 */
export function useMapEngine(target: RefObject<HTMLElement | null>, events: MapEvents, load = loadEngine): { state: EngineState; retry: () => void } {
  const [state, setState] = useState<EngineState>({ name: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(events)
  useLayoutEffect(() => {
    latest.current = events
  })
  useLayoutEffect(() => {
    let engine: MapEngine | null = null
    let gone = false
    load().then(({ createEngine }) => {
      if (gone || !target.current) return
      engine = createEngine(target.current, {
        onMarker: (id) => latest.current.onMarker(id),
        onPick: (position) => latest.current.onPick(position),
        onScale: (metresPerPixel) => latest.current.onScale(metresPerPixel),
        onTiles: (tiles) => latest.current.onTiles(tiles),
        onFrame: () => latest.current.onFrame(),
      })
      setState({ name: 'ready', engine })
    }).catch((error: unknown) => {
      if (!gone) setState({ name: isMissingLibrary(error) ? 'missing' : 'failed' })
    })
    return () => {
      gone = true
      engine?.destroy()
    }
  }, [target, attempt, load])
  const retry = () => {
    setState({ name: 'loading' })
    setAttempt(attempt + 1)
  }
  return { state, retry }
}
