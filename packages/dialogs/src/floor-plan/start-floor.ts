import { FLOOR_STATES, type Floor } from '@smart-fire/api-client'

export const GROUND_FLOOR = 1

/**
 * The floor that the dialog opens: the requested one if given and non-zero, else the first alarm floor, else floor 1
 * (spec 2 §4). The server gives alarm floors in no certain order: fire comes before fault, fault before
 * offline, then from the top down.
 */
export function startFloor(requested: number | null, floors: readonly Floor[]): number {
  if (requested !== null && requested !== 0) return requested
  const onFire = floors.find((floor) => floor.status === 'alarm')
  const faulty = floors.find(({ status }) => status === 'fault' || status === 'faultOrOffline')
  const offline = floors.find(({ status }) => status === 'offline')
  return (onFire ?? faulty ?? offline)?.floor ?? GROUND_FLOOR
}

/** The numbers of the floors, those with a fire first, then those with other trouble, each from the top down. */
export function worstFloorsFirst(floors: readonly Floor[]): number[] {
  const rank = ({ status }: Floor) => (status === null ? FLOOR_STATES.length : FLOOR_STATES.indexOf(status))
  return [...floors].sort((a, b) => rank(a) - rank(b) || b.floor - a.floor).map(({ floor }) => floor)
}
