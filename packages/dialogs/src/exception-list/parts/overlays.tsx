import { lazy, Suspense } from 'react'
import { ExceptionListActor } from '../exception-list.actor'
import { selectChannelId, selectOverlay, selectOverlayRecord } from '../exception-list.selectors'
import { channelOf } from '../record-channel'

const ConfirmExceptionDialog = lazy(async () => ({ default: (await import('../../confirm-exception')).ConfirmExceptionDialog }))
const FloorPlanDialog = lazy(async () => ({ default: (await import('../../floor-plan')).FloorPlanDialog }))

/** The dialogs that a row opens above the list; each runs its own machine (architecture §1.3). */
export function Overlays() {
  const actor = ExceptionListActor.useActorRef()
  const overlay = ExceptionListActor.useSelector(selectOverlay)
  const record = ExceptionListActor.useSelector(selectOverlayRecord)
  const channelId = ExceptionListActor.useSelector(selectChannelId)
  if (record === null || overlay === 'none') return null
  const close = () => actor.send({ type: 'overlay.close' })
  if (overlay === 'confirm') {
    return (
      <Suspense>
        <ConfirmExceptionDialog
          record={record}
          open
          onClose={close}
          onConfirmed={() => actor.send({ type: 'record.confirmed' })}
        />
      </Suspense>
    )
  }
  const channel = channelOf(record) ?? channelId
  if (record.buildingId === null || channel === null) return null
  return (
    <Suspense>
      <FloorPlanDialog
        buildingId={record.buildingId}
        channelId={channel}
        floor={record.floor ?? undefined}
        open
        onClose={close}
      />
    </Suspense>
  )
}
