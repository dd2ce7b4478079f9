import { CHANNEL } from '@smart-fire/api-client/wire'

import type { Assessed } from '../inventory/assess-rows'
import type { DeviceLookup } from '../inventory/device-lookup.queries'
import type { DeviceValues } from '../inventory/devices.queries'
import { zhCN as deviceWords } from '../inventory/inventory.messages'
import type { OutdoorInput } from './outdoor-input'
import { zhCN } from './outdoor-sensors.messages'

/** The columns that an input writes. */
export type LinkedSensor = Required<Pick<DeviceValues, 'number' | 'typeId' | 'channelId' | 'hydrantId'>>

/**
 * What `addOutdoor` writes of an input, or the rule that the input breaks (contract device §2.4): a hydrant of the tenant, a type of the
 * fire water, and a number that no other device has. `except` is the sensor that is being written.
 */
export function assessOutdoor(input: OutdoorInput, lookup: DeviceLookup, hydrantIds: ReadonlySet<number>, except?: number): Assessed<LinkedSensor> {
  if (!hydrantIds.has(input.hydrantId)) return { problem: { field: 'hydrantId', message: zhCN.unknownFacility } }
  const type = lookup.type(input.entity)
  if (type === undefined || type.channelId !== Number(CHANNEL.hydrant)) return { problem: { field: 'entity', message: deviceWords.unknownType } }
  const holder = lookup.idOfNumber(input.sensorNo)
  if (holder !== undefined && holder !== except) return { problem: { field: 'sensorNo', message: deviceWords.numberTaken } }
  return { values: { number: input.sensorNo, typeId: type.id, channelId: type.channelId, hydrantId: input.hydrantId } }
}
