import { SENSOR_STATUS } from '@smart-fire/api-client'
import { useMemo } from 'react'
import { useClient, useMessages } from '../../provider'
import { DeviceList } from '../../shared/device-state/device-list'
import { worstFirst } from '../../shared/device-state/worst-first'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { deviceColumns } from './device-columns'

/** Those of spec 2 §2.3, and alarm: a device of a hydrant can be in alarm. */
const STATUSES = [SENSOR_STATUS.normal, SENSOR_STATUS.fault, SENSOR_STATUS.alarm, SENSOR_STATUS.offline] as const

/** List mode: the devices of the hydrant, filtered by status. */
export function HydrantDevices() {
  const words = useMessages({ zhCN, en })
  const { hydrants } = useClient()
  const actor = HydrantActor.useActorRef()
  const hydrantId = HydrantActor.useSelector(({ context }) => context.hydrantId)
  const channelId = HydrantActor.useSelector(({ context }) => context.channelId)
  const columns = useMemo(
    () => deviceColumns(words, (sensorId) => actor.send({ type: 'realtime.open', sensorId })),
    [words, actor],
  )
  return (
    <DeviceList
      label={words.list}
      words={words}
      columns={columns}
      load={async (request, signal) => {
        const page = await hydrants.sensors(request, signal)
        return { ...page, rows: worstFirst(page.rows) }
      }}
      place={{ hydrantId, channelId }}
      live={{ hydrantId }}
      statuses={STATUSES}
      selectedKey={HydrantActor.useSelector(({ context }) => context.sensorId)}
      actor={actor}
    />
  )
}
