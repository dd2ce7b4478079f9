import type { UiTheme } from '@smart-fire/ui'
import type { ReactNode } from 'react'
import { LazyDialog } from '../provider'
import { LazyPart } from '../shared/parts/lazy-part'
import { FeedFailed, InElement } from './feed-failed'
import type { Seat, SeatNamed } from './seat'

const loadFloorPlan = async () => (await import('../floor-plan')).FloorPlanDialog
const loadHydrant = async () => (await import('../hydrant')).HydrantDialog
const loadSensor = async () => (await import('../sensor-realtime')).SensorRealtimePanel
const loadExceptionList = async () => (await import('../exception-list')).ExceptionListDialog
const loadAlarmFeed = async () => (await import('../alarm-feed')).AlarmFeed

/** What an element draws: its dialog, loaded when it is opened first, or the feed. */
export function ElementContent({ seat, theme }: { seat: Seat; theme: UiTheme }) {
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
      return <LazyDialog load={loadExceptionList} props={frame} />
    case 'alarm-feed':
      return <Feed seat={seat} theme={theme} />
    default:
      return seat satisfies never
  }
}

/** Its controls stand where the element is; notices and dialogs are at the desk with those of the other elements. */
function Feed({ seat, theme }: { seat: SeatNamed<'alarm-feed'>; theme: UiTheme }) {
  const { values, dispatch } = seat
  return (
    <LazyPart
      load={loadAlarmFeed}
      props={{
        named: values.named,
        placeControls: (controls: ReactNode) => <InElement seat={seat} theme={theme}>{controls}</InElement>,
        onUnacknowledged: (alarms) => dispatch('fs-unacknowledged', alarms),
      }}
      loading={null}
      failed={(retry) => <FeedFailed seat={seat} theme={theme} onRetry={retry} />}
    />
  )
}
