import { Button } from '@smart-fire/ui'
import { LazyDialog, useMessages } from '../provider'
import { LazyPart } from '../shared/lazy-part'
import { en, zhCN } from './elements.messages'
import type { Seat, SeatNamed } from './seat'

const loadFloorPlan = async () => (await import('../floor-plan')).FloorPlanDialog
const loadHydrant = async () => (await import('../hydrant')).HydrantDialog
const loadSensor = async () => (await import('../sensor-realtime')).SensorRealtimePanel
const loadExceptionList = async () => (await import('../exception-list')).ExceptionListDialog
const loadAlarmFeed = async () => (await import('../alarm-feed')).AlarmFeed

/** What an element draws: its dialog, loaded when it is opened first, or the feed. */
export function ElementContent({ seat }: { seat: Seat }) {
  const frame = { open: true, onClose: seat.close }
  switch (seat.name) {
    case 'floor-plan': {
      const { buildingId, channelId, floor, mode, sensorId } = seat.values
      const device = { floor: floor ?? undefined, mode: mode ?? undefined, sensorId: sensorId ?? undefined }
      return buildingId === null || channelId === null ? null : <LazyDialog load={loadFloorPlan} props={{ ...frame, buildingId, channelId, ...device }} />
    }
    case 'hydrant': {
      const { hydrantId, channelId, mode, sensorId } = seat.values
      const device = { mode: mode ?? undefined, sensorId: sensorId ?? undefined }
      return hydrantId === null || channelId === null ? null : <LazyDialog load={loadHydrant} props={{ ...frame, hydrantId, channelId, ...device }} />
    }
    case 'sensor-realtime': {
      const { sensorId, channelId, kind } = seat.values
      return sensorId === null || channelId === null ? null : <LazyDialog load={loadSensor} props={{ ...frame, sensorId, channelId, kind: kind ?? undefined }} />
    }
    case 'exception-list':
      return <LazyDialog load={loadExceptionList} props={{ ...frame, onConfirmed: () => seat.dispatch('fs-confirmed', null) }} />
    case 'alarm-feed':
      return <Feed seat={seat} />
    default:
      return seat satisfies never
  }
}

/** A feed that was not loaded says so where it stands: a page without its alarms must not look like a quiet one. */
function Feed({ seat: { values, dispatch } }: { seat: SeatNamed<'alarm-feed'> }) {
  const words = useMessages({ zhCN, en })
  return (
    <LazyPart
      load={loadAlarmFeed}
      props={{ named: values.named, onUnacknowledged: (alarms) => dispatch('fs-unacknowledged', alarms) }}
      loading={null}
      failed={(retry) => <Button size="sm" variant="danger" onClick={retry}>{`${words.feedFailed} · ${words.retry}`}</Button>}
    />
  )
}
