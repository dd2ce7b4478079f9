import type { LiveDevice } from '@smart-fire/api-client/live'

/** The device number; of a point of a fire host its host, loop and address. */
export function numberOf({ sensorNumber, fireHostId, loop, address }: LiveDevice): string | null {
  return sensorNumber ?? ([fireHostId, loop, address].filter((part) => part !== null).join('-') || null)
}
