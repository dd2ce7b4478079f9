import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { buildings, deviceSeries, devices, firms, sensorTypes } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import type { TypeName } from './device-input'

type Building = Pick<typeof buildings.$inferSelect, 'id' | 'upperFloors' | 'basementFloors'>
interface DeviceType {
  id: number
  channelId: number
}

/** What the rules of a device are checked against: read once for all devices of a call. */
export interface DeviceLookup {
  type(name: TypeName): DeviceType | undefined
  building(id: number): Building | undefined
  /** the device that has this number, of any tenant */
  idOfNumber(number: string): number | undefined
}

/** Types of the visible channels, buildings of the tenant, which cannot be deleted until the commit, and numbers that are taken. */
export async function readLookup(tx: Db, scope: DataScope, inputs: readonly { sensorNo: string; buildingId?: number }[]): Promise<DeviceLookup> {
  const types = await tx
    .select({ id: sensorTypes.id, channelId: sensorTypes.channelId, model: sensorTypes.model, series: deviceSeries.name, firmName: firms.name })
    .from(sensorTypes)
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .innerJoin(firms, eq(firms.id, deviceSeries.firmId))
    .where(and(isNull(sensorTypes.deletedAt), scope.channels === 'all' ? undefined : inArray(sensorTypes.channelId, [...scope.channels])))
  const buildingIds = [...new Set(inputs.flatMap(({ buildingId }) => buildingId ?? []))]
  const own = buildingIds.length === 0 ? [] : await tx
    .select({ id: buildings.id, upperFloors: buildings.upperFloors, basementFloors: buildings.basementFloors })
    .from(buildings)
    .where(and(eq(buildings.tenantId, scope.tenantId), isNull(buildings.deletedAt), inArray(buildings.id, buildingIds)))
    .for('key share')
  const numbers = [...new Set(inputs.map(({ sensorNo }) => sensorNo))]
  const taken = numbers.length === 0 ? [] : await beyondLimits(tx, () => tx
    .select({ id: devices.id, number: devices.number })
    .from(devices)
    .where(and(isNull(devices.deletedAt), inArray(devices.number, numbers))))
  const typeByName = new Map(types.map(({ firmName, series, model, ...type }) => [JSON.stringify([firmName, series, model]), type]))
  const buildingById = new Map(own.map((building) => [building.id, building]))
  const idByNumber = new Map(taken.map(({ id, number }) => [number, id]))
  return {
    type: (name) => typeByName.get(JSON.stringify(name)),
    building: (id) => buildingById.get(id),
    idOfNumber: (number) => idByNumber.get(number),
  }
}
