import type { UnacknowledgedAlarms } from '@smart-fire/dialogs/alarm-feed'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '../../lib/error-boundary'
import { loadAlarmFeed } from '../alarm-feed-chunk'
import * as catalogue from '../layout.messages'

const lazyFeed = (load: typeof loadAlarmFeed) => lazy(async () => ({ default: (await load()).AlarmFeed }))

interface FeedProps {
  onUnacknowledged: (alarms: UnacknowledgedAlarms) => void
  onEdgeTaken: (isTaken: boolean) => void
  onMaySound: (maySound: boolean) => void
  /** the state of the sound as a text, not only as an icon */
  named?: boolean
  /** loads the chunk of the feed; another one in tests */
  load?: typeof loadAlarmFeed
}

/** Live notices, alarm feed and sound. When they cannot be loaded, a red button with a retry replaces them. */
export function Feed({ load = loadAlarmFeed, ...props }: FeedProps) {
  // a retry creates a new lazy component: React never loads a failed one again
  const [attempt, setAttempt] = useState(() => ({ number: 0, AlarmFeed: lazyFeed(load) }))
  const { number, AlarmFeed } = attempt
  const retry = () => setAttempt({ number: number + 1, AlarmFeed: lazyFeed(load) })
  return (
    <ErrorBoundary key={number} fallback={<NoFeed onRetry={retry} />}>
      <Suspense fallback={null}><AlarmFeed {...props} /></Suspense>
    </ErrorBoundary>
  )
}

function NoFeed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(catalogue)
  return <Button variant="danger" onClick={onRetry}>{messages.noFeed}</Button>
}
