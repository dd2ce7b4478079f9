import { FailedState, LoadingState } from '../components/state/states'
import type { EngineState } from './use-map-engine'
import { useMapWords } from './use-map-words'

/** What stands over the map until it is drawn. Without the library there is nothing to try again. */
export function MapState({ name, onRetry }: { name: EngineState['name']; onRetry: () => void }) {
  const words = useMapWords()
  if (name === 'ready') return null
  return (
    <div className="map-state">
      {name === 'loading' ? <LoadingState label={words.loading} /> : null}
      {name === 'failed' ? <FailedState title={words.failed} onRetry={onRetry} /> : null}
      {name === 'missing' ? <FailedState title={words.missing}>{words.missingHint}</FailedState> : null}
    </div>
  )
}
