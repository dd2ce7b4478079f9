import { CHANNEL } from '@smart-fire/api-client/wire'

import { hasFloor } from '../buildings/building-entity'
import type { Assessed } from './assess-rows'
import type { DeviceInput } from './device-input'
import type { DeviceLookup } from './device-lookup.queries'
import type { DeviceValues } from './devices.queries'
import { zhCN } from './inventory.messages'

/** The columns that an input writes. */
export type PlacedDevice = Required<Pick<DeviceValues, 'number' | 'typeId' | 'channelId' | 'buildingId' | 'floor'>> &
  Pick<DeviceValues, 'position' | 'planX' | 'planY'>

/**
 * What `add` writes of an input, or the rule that the input breaks (contract device §2.4): a building of the tenant with this
 * floor, a known type, and a number that no other device has. `except` is the device that is being written. A sensor of the fire water
 * belongs to its hydrant and never to a building (`assessOutdoor`): its fires would be records that no list shows.
 */
export function assessDevice(input: DeviceInput, lookup: DeviceLookup, except?: number): Assessed<PlacedDevice> {
  const building = lookup.building(input.buildingId)
  if (!building) return broken('buildingId', zhCN.buildingRequired)
  const { floor } = input
  if (!hasFloor(building, floor)) return broken('floor', zhCN.noSuchFloor)
  const type = lookup.type(input.entity)
  if (!type || type.channelId === Number(CHANNEL.hydrant)) return broken('entity', zhCN.unknownType)
  const holder = lookup.idOfNumber(input.sensorNo)
  if (holder !== undefined && holder !== except) return broken('sensorNo', zhCN.numberTaken)
  return { values: { number: input.sensorNo, typeId: type.id, channelId: type.channelId, buildingId: building.id, floor, ...markOf(input), ...positionOf(input) } }
}

const broken = (field: string, message: string): Assessed<never> => ({ problem: { field, message } })

/** An absent mark or position stays as it is. */
const markOf = ({ positionSign }: DeviceInput) => (positionSign === undefined ? {} : { planX: positionSign?.x ?? null, planY: positionSign?.y ?? null })
const positionOf = ({ positionDescription }: DeviceInput) => (positionDescription === undefined ? {} : { position: positionDescription })
