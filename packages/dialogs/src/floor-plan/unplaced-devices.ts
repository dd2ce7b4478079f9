import { type NotEnabledRow, type PlanMarker, SENSOR_STATUS, type SensorRow } from '@smart-fire/api-client'
import type { UnplacedDevice } from './floor-plan.types'

/** The devices of a floor without a place on its picture; rows of devices that are not enabled have a field for it. */
export function unplacedDevices(
  markers: readonly PlanMarker[],
  enabled: readonly SensorRow[],
  notEnabled: readonly NotEnabledRow[],
): UnplacedDevice[] {
  const nowhere = new Set(markers.filter(({ x, y }) => x === null || y === null).map(({ id }) => id))
  return [
    ...enabled.filter(({ id }) => nowhere.has(id)).map((row) => device(row, row.status)),
    ...notEnabled.filter(({ marked }) => marked === false).map((row) => device(row, SENSOR_STATUS.notEnabled)),
  ]
}

type Row = Pick<SensorRow, 'id' | 'position' | 'sensorNumber' | 'fireHostId' | 'loop' | 'address' | 'series' | 'equipmentType'>

function device(row: Row, status: UnplacedDevice['status']): UnplacedDevice {
  const { id, position, series, equipmentType } = row
  return { id, status, position, number: row.sensorNumber ?? hostAddress(row), sort: series ?? equipmentType }
}

/** Host, loop and address of a fire host point in one line; null when it has none. */
export function hostAddress(row: { fireHostId: string | null; loop: string | null; address: string | null }): string | null {
  const parts = [row.fireHostId, row.loop, row.address].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join('-')
}
