import type { UnacknowledgedAlarms } from '@smart-fire/dialogs/alarm-feed'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { type ComponentProps, lazy, Suspense, useMemo, useState } from 'react'
import { ErrorBoundary } from '../../lib/error-boundary'
import { loadAlarmFeed } from '../alarm-feed-chunk'
import * as catalogue from '../layout.messages'

const lazyFeed = () => lazy(async () => ({ default: (await loadAlarmFeed()).AlarmFeed }))

interface FeedProps {
  onUnacknowledged: (alarms: UnacknowledgedAlarms) => void
}

/** Live notices, feed and sound, mounted once. A desk without them has to be told so. */
export function Feed(props: FeedProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary key={attempt} fallback={<NoFeed onRetry={() => setAttempt(attempt + 1)} />}>
      <Suspense fallback={null}><LazyFeed {...props} /></Suspense>
    </ErrorBoundary>
  )
}

/** A new try is a new lazy part: React keeps a failed one for ever. */
function LazyFeed(props: ComponentProps<ReturnType<typeof lazyFeed>>) {
  const AlarmFeed = useMemo(lazyFeed, [])
  return <AlarmFeed {...props} />
}

function NoFeed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(catalogue)
  return <Button variant="danger" onClick={onRetry}>{messages.noFeed}</Button>
}
