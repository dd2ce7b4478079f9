import { lazy, Suspense } from 'react'
import { OverlayActor } from '../../app/overlay/overlay.actor'
import { ErrorBoundary } from '../../lib/error-boundary'
import { loadAlarmFeed } from '../alarm-feed-chunk'

const AlarmFeed = lazy(async () => ({ default: (await loadAlarmFeed()).AlarmFeed }))

/** Live notices and sound, mounted once. "查看" of a notice opens the record's confirmation. */
export function Feed() {
  const overlay = OverlayActor.useActorRef()
  return (
    <ErrorBoundary fallback={null}><Suspense fallback={null}>
      <AlarmFeed onOpenRecord={(record) => overlay.send({ type: 'record.open', record })} />
    </Suspense></ErrorBoundary>
  )
}
