import { SENSOR_STATUS } from '@smart-fire/api-client'
import { shallowEqual } from '@xstate/react'
import { useMemo } from 'react'
import { useMessages } from '../../provider'
import { selectDeviceList } from '../../shared/device-list'
import { DeviceTable } from '../../shared/device-table'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, zhCN } from '../floor-plan.messages'
import { selectFloor, selectIsFireHost, selectListState, selectSensorId } from '../floor-plan.selectors'
import { deviceColumns } from './device-columns'

const STATUSES = [SENSOR_STATUS.normal, SENSOR_STATUS.fault, SENSOR_STATUS.alarm, SENSOR_STATUS.offline] as const

/** List mode: the devices of the floor, filtered by status. */
export function DeviceList() {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const floor = FloorPlanActor.useSelector(selectFloor)
  const isFireHost = FloorPlanActor.useSelector(selectIsFireHost)
  const columns = useMemo(
    () => deviceColumns(words, isFireHost, (sensorId) => actor.send({ type: 'realtime.open', sensorId })),
    [words, isFireHost, actor],
  )
  return (
    <DeviceTable
      label={words.list(floor === null ? '' : words.floor(floor))}
      words={words}
      columns={columns}
      list={FloorPlanActor.useSelector(selectDeviceList, shallowEqual)}
      place={FloorPlanActor.useSelector(selectListState)}
      statuses={STATUSES}
      selectedKey={FloorPlanActor.useSelector(selectSensorId)}
      actor={actor}
    />
  )
}
