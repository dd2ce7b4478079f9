import type { LiveDevice } from '@smart-fire/api-client/live'

/** Floor and position; a position that begins with its floor needs no second one. Null: neither is known. */
export function whereOf(floor: number | null, position: string | null, floorName: (floor: number) => string): string | null {
  const storey = floor === null || /^-?\d+F/.test(position ?? '') ? null : floorName(floor)
  return [storey, position].filter(Boolean).join(' ') || null
}

/** The device number; of a point of a fire host its host, loop and address. */
export function numberOf({ sensorNumber, fireHostId, loop, address }: LiveDevice): string | null {
  return sensorNumber ?? ([fireHostId, loop, address].filter((part) => part !== null).join('-') || null)
}
