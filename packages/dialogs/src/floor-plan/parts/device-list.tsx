import { CHANNEL, floorName, SENSOR_STATUS } from '@smart-fire/api-client'
import { useMemo } from 'react'
import { useClient, useMessages } from '../../provider'
import { DeviceList } from '../../shared/device-state/device-list'
import { channelName } from '../channel-name'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'
import { deviceColumns } from './device-columns'

const STATUSES = [SENSOR_STATUS.normal, SENSOR_STATUS.fault, SENSOR_STATUS.alarm, SENSOR_STATUS.offline] as const

/** List mode: the devices of the floor, filtered by status. */
export function FloorDevices() {
  const words = useMessages({ zhCN, en })
  const { sensors } = useClient()
  const actor = FloorPlanActor.useActorRef()
  const buildingId = FloorPlanActor.useSelector(({ context }) => context.buildingId)
  const channelId = FloorPlanActor.useSelector(({ context }) => context.channelId)
  const floor = FloorPlanActor.useSelector(({ context }) => context.floor)
  const deviceRow = FloorPlanActor.useSelector(({ context }) => context.deviceRow)
  const system = FloorPlanActor.useSelector(({ context }) => channelName(context.systems, channelId, words))
  const columns = useMemo(
    () =>
      deviceColumns(words, {
        isFireHost: channelId === CHANNEL.fireHost,
        system,
        openRealtime: (sensorId) => actor.send({ type: 'realtime.open', sensorId }),
      }),
    [words, channelId, system, actor],
  )
  return (
    <DeviceList
      // the filter belongs to the channel, and the first page to the device to point out: each begins a list of its own
      key={`${channelId}/${deviceRow}`}
      startRow={deviceRow}
      label={words.list(floorName(floor))}
      words={words}
      columns={columns}
      load={(request, signal) => sensors.onFloor(request, signal)}
      place={floor === null ? null : { buildingId, channelId, floor }}
      live={{ buildingId }}
      statuses={STATUSES}
      selectedKey={FloorPlanActor.useSelector(({ context }) => context.sensorId)}
      actor={actor}
    />
  )
}
