import { asc, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { channels, firms, measuringPoints } from '../../db/schema'
import { findBuilding } from '../buildings/buildings.queries'
import { floorNumbers } from '../buildings/building-entity'
import { pointsOfHydrant } from '../hydrants/type-of-hydrant.queries'
import type { DataScope } from '../menus/data-scope'
import { deviceEntity } from './device-rows'
import { findDevices } from './devices.queries'
import { catalogueTypes, distinct } from './inventory-lists.queries'

const ALL = '全部'

/** `deviceSensorType/getSelected`: types and manufacturers of the catalogue, in use or not, and the measuring points (contract device §10). */
export async function typeChoices(tx: Db, scope: DataScope) {
  const types = await catalogueTypes(tx, scope, {})
  const makers = await tx.select({ name: firms.name }).from(firms).where(isNull(firms.deletedAt)).orderBy(asc(firms.name))
  const systems = await tx.select({ id: channels.id, name: channels.name }).from(channels).orderBy(asc(channels.id))
  const points = await tx.select().from(measuringPoints).where(isNull(measuringPoints.deletedAt)).orderBy(asc(measuringPoints.id))
  return {
    equipmentType: [ALL, ...distinct(types.map(({ equipmentType }) => equipmentType))],
    manufacturer: [ALL, ...distinct(types.map(({ manufacturer }) => manufacturer))],
    selectManufacturer: makers.map(({ name }) => name),
    selectChannel: systems.filter(({ id }) => scope.channels === 'all' || scope.channels.has(id)).map(({ name }) => name),
    measuringPoints: points.map(({ id, name, unit, code }) => ({ id, measuringPoint: name, dataUnit: unit, codeName: code })),
    channel: distinct(types.map(({ channel }) => channel)),
  }
}

interface Option {
  value: string
  label: string
  children?: Option[]
}

interface DeviceForm {
  id: number | undefined
  buildingId: number | undefined
  channelId: number
  hydrantId: number | undefined
}

/**
 * `deviceSensorType/selectType`: what the form of a device chooses from: types by manufacturer, series and model, and the floors of a building.
 * `hydrantId` is additive: the types that measure what a facility of this kind may have (ADR 3, 72).
 */
export async function formOfDevice(tx: Db, scope: DataScope, { id, buildingId, channelId, hydrantId }: DeviceForm) {
  const types = await catalogueTypes(tx, scope, { channelId, measures: hydrantId === undefined ? undefined : await pointsOfHydrant(tx, scope, hydrantId) })
  const building = buildingId === undefined ? undefined : await findBuilding(tx, scope, buildingId)
  const [device] = id === undefined ? [] : await findDevices(tx, scope, [id])
  return {
    options: optionsOf(types.map(({ manufacturer, equipmentType, model }) => [manufacturer, equipmentType, model])),
    selectedOptions: device ? [device.firmName, device.series, device.model] : [],
    deviceSensor: device ? deviceEntity(device) : null,
    floor: building ? floorNumbers(building) : [],
  }
}

/** Names of several levels as a tree of options. */
function optionsOf(paths: readonly (readonly string[])[]): Option[] {
  return [...new Set(paths.flatMap(([first]) => first ?? []))].map((name) => {
    const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest).filter((rest) => rest.length > 0)
    return { value: name, label: name, ...(below.length > 0 ? { children: optionsOf(below) } : {}) }
  })
}
