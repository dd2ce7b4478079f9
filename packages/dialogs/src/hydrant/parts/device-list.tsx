import { SENSOR_STATUS } from '@smart-fire/api-client'
import { shallowEqual } from '@xstate/react'
import { useMemo } from 'react'
import { useMessages } from '../../provider'
import { selectDeviceList } from '../../shared/device-list'
import { DeviceTable } from '../../shared/device-table'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { selectListState, selectSensorId } from '../hydrant.selectors'
import { deviceColumns } from './device-columns'

const STATUSES = [SENSOR_STATUS.normal, SENSOR_STATUS.fault, SENSOR_STATUS.offline] as const // spec 2 §2.3

/** List mode: the devices of the hydrant, filtered by status. */
export function DeviceList() {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  const columns = useMemo(
    () => deviceColumns(words, (sensorId) => actor.send({ type: 'realtime.open', sensorId })),
    [words, actor],
  )
  return (
    <DeviceTable
      label={words.list}
      words={words}
      columns={columns}
      list={HydrantActor.useSelector(selectDeviceList, shallowEqual)}
      place={HydrantActor.useSelector(selectListState)}
      statuses={STATUSES}
      selectedKey={HydrantActor.useSelector(selectSensorId)}
      actor={actor}
    />
  )
}
