import { LazyDialog } from '../../provider'
import { FloorPlanActor } from '../floor-plan.actor'

const buildingDetail = async () => (await import('../../building-detail')).BuildingDetailDialog
const notEnabled = async () => (await import('../../not-enabled')).NotEnabledDialog
const sensorRealtime = async () => (await import('../../sensor-realtime')).SensorRealtimePanel
const unplaced = async () => (await import('./unplaced-list')).UnplacedList

/** The dialog or panel that is open above the floor plan; it runs its own machine (architecture §1.3). */
export function Overlays() {
  const actor = FloorPlanActor.useActorRef()
  const overlay = FloorPlanActor.useSelector(({ value }) => (typeof value.overlay === 'string' ? value.overlay : 'unplaced'))
  const buildingId = FloorPlanActor.useSelector(({ context }) => context.buildingId)
  const channelId = FloorPlanActor.useSelector(({ context }) => context.channelId)
  const sensorId = FloorPlanActor.useSelector(({ context }) => context.realtimeId)
  const floor = FloorPlanActor.useSelector(({ context }) => (context.notEnabledOf === 'floorInfo' ? context.floor : null)) ?? undefined
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
        <LazyDialog load={sensorRealtime} props={{ sensorId, channelId, ...shown }} />
      )
    default:
      return overlay satisfies never
  }
}
