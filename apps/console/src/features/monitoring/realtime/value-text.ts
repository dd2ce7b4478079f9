import { floorAndPosition } from '@smart-fire/api-client'
import type { LiveDevice, LivePoint } from '@smart-fire/api-client/live'
import { contactStates, readingText } from '@smart-fire/dialogs/device-words'
import { formatMeasurement, NO_VALUE } from '@smart-fire/ui'
import { POSITION_POINTS } from '../key-points'
import type { RealtimeMessages } from './realtime.messages'

/** The words that values need. */
export type ValueWords = Pick<RealtimeMessages, 'contacts' | 'position' | 'device'>

/** A value with its unit, or as the word of an on/off point; a dash for a value that is not known (domain 25). */
export function valueText(point: LivePoint, { contacts, position }: ValueWords): string {
  if (POSITION_POINTS.has(point.code) && (point.value === 0 || point.value === 1)) return point.value === 0 ? position.closed : position.open
  return readingText(point, contacts) ?? point.type ?? NO_VALUE
}

/** Between which bounds the value is normal, or which position is; null where nothing is known or nothing is measured. */
export function limitText(point: LivePoint, { contacts, position, device }: ValueWords): string | null {
  const { code, min, hasMin, max, hasMax } = point
  if (POSITION_POINTS.has(code)) return max === null ? null : position.normally(max === 0 ? position.closed : position.open)
  if (contactStates(point, contacts) !== null) return null
  // a bound that could not be read is not an open one
  if ((min === null && hasMin) || (max === null && hasMax)) return device.limitUnread
  if (min === null && max === null) return null
  // the unit stands beside the value
  if (min !== null && max !== null) return device.limit(`${formatMeasurement(min)}–${formatMeasurement(max)}`)
  return device.limit(min === null ? formatMeasurement(max ?? 0) : `≥ ${formatMeasurement(min)}`)
}

type NamedDevice = Pick<LiveDevice, 'floor' | 'position' | 'equipmentType' | 'series' | 'sensorNumber' | 'loop' | 'address' | 'hydrantId'>

/**
 * Where a device stands. The sensors of a hydrant
 * stand in one place: they are named by type and number.
 */
export function deviceName(
  { floor, position, equipmentType, series, sensorNumber, loop, address, hydrantId }: NamedDevice,
): string {
  const where = floorAndPosition({ floor, position }).join(' ')
  if (where !== '' && hydrantId === null) return where
  const wiring = loop !== null && address !== null ? `${loop}-${address}` : null
  return [equipmentType ?? series, sensorNumber ?? wiring].filter(Boolean).join(' ') || NO_VALUE
}
