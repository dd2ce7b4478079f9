import { CHANNEL } from '@smart-fire/api-client'
import { LiveRegion } from '@smart-fire/ui'
import { LazyDialog, useMessages } from '../../provider'
import { ExceptionListActor } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import { channelOf } from '../../shared/records/record-channel'

const loadConfirm = async () => (await import('../../confirm-exception')).ConfirmExceptionDialog
const loadFloorPlan = async () => (await import('../../floor-plan')).FloorPlanDialog
const loadHelp = async () => (await import('./shortcut-help')).ShortcutHelp
const loadHydrant = async () => (await import('../../hydrant')).HydrantDialog

/** The dialog that a row has opened above the list; it runs its own machine (architecture §1.3). */
export function Overlays() {
  const words = useMessages({ zhCN, en })
  const overlay = ExceptionListActor.useSelector(({ value }) => value.overlay)
  switch (overlay) {
    case 'none':
      return null
    case 'confirm':
      return <Confirmation />
    case 'findingDevice':
      return <LiveRegion>{words.findingDevice}</LiveRegion>
    case 'floorPlan':
      return <FloorPlan />
    case 'hydrant':
      return <Hydrant />
    case 'help':
      return <Help />
    default:
      return overlay satisfies never
  }
}

function Help() {
  const { onClose } = useOverlay()
  return <LazyDialog load={loadHelp} props={{ onClose }} />
}

function useOverlay() {
  const actor = ExceptionListActor.useActorRef()
  return {
    actor,
    record: ExceptionListActor.useSelector(({ context }) => context.overlayRecord),
    sensorId: ExceptionListActor.useSelector(({ context }) => context.overlaySensorId) ?? undefined,
    onClose: () => actor.send({ type: 'overlay.close' }),
  }
}

function Confirmation() {
  const { actor, record, onClose } = useOverlay()
  if (record === null) return null
  const onConfirmed = () => actor.send({ type: 'record.confirmed' })
  return <LazyDialog load={loadConfirm} props={{ record, open: true, onClose, onConfirmed }} />
}

/** The plan of the record's floor, with its device highlighted. */
function FloorPlan() {
  const { record, sensorId, onClose } = useOverlay()
  const shownChannel = ExceptionListActor.useSelector(({ context }) => context.channelId)
  const channelId = record === null ? null : (channelOf(record) ?? shownChannel)
  if (record === null || record.buildingId === null || channelId === null) return null
  const { buildingId, floor, sensorNumber, fireHostId, loop, address } = record
  const device = { sensorNumber, fireHostId, loop, address }
  return (
    <LazyDialog
      load={loadFloorPlan}
      props={{ buildingId, channelId, floor: floor ?? undefined, mode: 'image', sensorId, device, open: true, onClose }}
    />
  )
}

function Hydrant() {
  const { record, sensorId, onClose } = useOverlay()
  if (record === null || record.hydrantId === null) return null
  return (
    <LazyDialog
      load={loadHydrant}
      props={{ hydrantId: record.hydrantId, channelId: CHANNEL.hydrant, sensorId, open: true, onClose }}
    />
  )
}
