import { lazy, Suspense } from 'react'
import { FloorPlanActor } from '../floor-plan.actor'
import {
  selectBuildingId,
  selectChannelId,
  selectNotEnabledFloor,
  selectOverlay,
} from '../floor-plan.selectors'

const BuildingDetailDialog = lazy(async () => ({ default: (await import('../../building-detail')).BuildingDetailDialog }))
const NotEnabledDialog = lazy(async () => ({ default: (await import('../../not-enabled')).NotEnabledDialog }))
const UnplacedList = lazy(async () => ({ default: (await import('./unplaced-list')).UnplacedList }))

/** The dialogs that open above the floor plan; each runs its own machine (architecture §1.3). */
export function Overlays() {
  const overlay = FloorPlanActor.useSelector(selectOverlay)
  return <Suspense>{overlay === 'none' ? null : <Overlay overlay={overlay} />}</Suspense>
}

function Overlay({ overlay }: { overlay: 'buildingDetail' | 'notEnabled' | 'unplaced' }) {
  const actor = FloorPlanActor.useActorRef()
  const buildingId = FloorPlanActor.useSelector(selectBuildingId)
  const channelId = FloorPlanActor.useSelector(selectChannelId)
  const floor = FloorPlanActor.useSelector(selectNotEnabledFloor) ?? undefined
  const shown = { open: true, onClose: () => actor.send({ type: 'overlay.close' }) }
  switch (overlay) {
    case 'buildingDetail':
      return <BuildingDetailDialog buildingId={buildingId} {...shown} />
    case 'unplaced':
      return <UnplacedList />
    case 'notEnabled':
      return <NotEnabledDialog buildingId={buildingId} channelId={channelId} floor={floor} {...shown} />
    default:
      return overlay satisfies never
  }
}
