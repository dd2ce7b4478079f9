import type { Alarm } from '@smart-fire/api-client'

/** The fields that name one device: its number, or host, loop and address of a fire host point (domain 3). */
export type DeviceFields = Pick<Alarm, 'sensorNumber' | 'fireHostId' | 'loop' | 'address'>

/** Which alarms and records a listener wants. A field that is not given restricts nothing; `{}` takes everything. */
export interface PlaceFilter {
  buildingId?: string
  hydrantId?: string
  channelId?: string
  device?: DeviceFields
}

export function isAt({ buildingId, hydrantId, channelId, device }: PlaceFilter, origin: Alarm): boolean {
  return (
    (buildingId === undefined || buildingId === origin.buildingId) &&
    (hydrantId === undefined || hydrantId === origin.hydrantId) &&
    // a legacy push names no channel (contract admin 6.3): one refresh too many is better than a missed alarm
    (channelId === undefined || origin.channelId === null || channelId === origin.channelId) &&
    (device === undefined || isSameDevice(device, origin))
  )
}

/** Whether both name one device. Pushes write sensor numbers in lower case (contract admin 6.3). */
export function isSameDevice(one: DeviceFields, other: DeviceFields): boolean {
  if (one.sensorNumber !== null || other.sensorNumber !== null) {
    return one.sensorNumber?.toLowerCase() === other.sensorNumber?.toLowerCase()
  }
  return one.loop !== null && one.fireHostId === other.fireHostId && one.loop === other.loop && one.address === other.address
}
