import type { Floor } from '@smart-fire/api-client'

const GROUND_FLOOR = 1

/**
 * The floor the dialog opens on: the requested one if given and non-zero, else the first alarm floor,
 * else floor 1 (spec 2 §4). The server promises no order of alarm floors: fire comes before fault, then top down.
 */
export function startFloor(requested: number | null, floors: readonly Floor[]): number {
  if (requested !== null && requested !== 0) return requested
  const onFire = floors.find((floor) => floor.status === 'alarm')
  const faulty = floors.find((floor) => floor.status === 'fault')
  return (onFire ?? faulty)?.floor ?? GROUND_FLOOR
}
