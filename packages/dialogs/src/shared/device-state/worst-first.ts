import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'

/** What needs the operator's eye stands first; what is not known may be bad, so it stands before normal. */
const ORDER: readonly (SensorStatus | null)[] = [
  SENSOR_STATUS.alarm,
  SENSOR_STATUS.fault,
  SENSOR_STATUS.offline,
  null,
  SENSOR_STATUS.normal,
  SENSOR_STATUS.notEnabled,
]

/** The same things, those in alarm first; equal ones keep their order. */
export function worstFirst<Thing extends { status: SensorStatus | null }>(things: readonly Thing[]): Thing[] {
  return [...things].sort((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status))
}
