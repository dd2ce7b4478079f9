import { LazyDialog } from '../../provider'
import { FloorPlanActor } from '../floor-plan.actor'
import {
  selectBuildingId,
  selectChannelId,
  selectNotEnabledFloor,
  selectOverlay,
  selectRealtimeId,
} from '../floor-plan.selectors'

const buildingDetail = async () => (await import('../../building-detail')).BuildingDetailDialog
const notEnabled = async () => (await import('../../not-enabled')).NotEnabledDialog
const sensorRealtime = async () => (await import('../../sensor-realtime')).SensorRealtimePanel
const unplaced = async () => (await import('./unplaced-list')).UnplacedList

/** The dialog that stands above the floor plan, if one does; each runs its own machine (architecture §1.3). */
export function Overlays() {
  const actor = FloorPlanActor.useActorRef()
  const overlay = FloorPlanActor.useSelector(selectOverlay)
  const buildingId = FloorPlanActor.useSelector(selectBuildingId)
  const channelId = FloorPlanActor.useSelector(selectChannelId)
  const sensorId = FloorPlanActor.useSelector(selectRealtimeId)
  const floor = FloorPlanActor.useSelector(selectNotEnabledFloor) ?? undefined
  const shown = { open: true, onClose: () => actor.send({ type: 'overlay.close' }) }
  switch (overlay) {
    case 'none':
      return null
    case 'buildingDetail':
      return <LazyDialog load={buildingDetail} props={{ buildingId, ...shown }} />
    case 'unplaced':
      return <LazyDialog load={unplaced} props={{ onClose: shown.onClose }} />
    case 'notEnabled':
      return <LazyDialog load={notEnabled} props={{ buildingId, channelId, floor, ...shown }} />
    case 'sensorRealtime':
      return sensorId === null ? null : (
        <LazyDialog load={sensorRealtime} props={{ target: { sensorId, channelId }, ...shown }} />
      )
    default:
      return overlay satisfies never
  }
}
