import { type AbnormalRecord, CHANNEL, floorAndPosition, RECORD_CATEGORY, RECORD_KIND } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'
import { formatQuantity, NO_VALUE } from '@smart-fire/ui'
import { SYSTEM_SECTIONS, VIDEO_SECTION } from '../../lib/system-sections'
import type { OpenHydrant, OpenPlan } from './overview.types'
import type { OverviewMessages } from './overview.messages'

/** The place of an event: building or facility, floor, position. */
export function placeOf({ buildingName, hydrantName, floor, position }: AbnormalRecord): string {
  return join([buildingName ?? hydrantName, ...floorAndPosition({ floor, position })], ' · ')
}

/** The device of an event: its type and number, or host and loop-address. */
export function objectOf({ equipmentType, series, sensorNumber, fireHostId, loop, address }: AbnormalRecord): string {
  const hostAddress = join([fireHostId, loop !== null && address !== null ? `${loop}-${address}` : null], ' / ', '')
  return join([equipmentType ?? series, hostAddress || sensorNumber], ' ')
}

/** Measuring point, alarm type and value. A value without a unit is the 0 or 1 of a contact: the type is enough. */
export function whatOf({ measuringPoint, alarmType, value, unit }: AbnormalRecord): string {
  const reading = formatQuantity(value, unit)
  const isRepeated = measuringPoint !== null && alarmType?.startsWith(measuringPoint)
  return join([isRepeated ? null : measuringPoint, alarmType, reading], ' ')
}

/** Only unhandled events are coloured (ISA-101). A handled one is grey: green would say that the fire was none. */
export function toneOf({ category, handled }: AbnormalRecord): Tone {
  if (handled) return 'info'
  return category === RECORD_CATEGORY.fire ? 'alarm' : 'fault'
}

export function kindOf({ category }: AbnormalRecord, messages: OverviewMessages['events']): string {
  return category === RECORD_CATEGORY.fire ? messages.fire : messages.fault
}

export function stateOf(record: AbnormalRecord, messages: OverviewMessages): string {
  if (record.verdict !== null && record.handled) return messages.verdicts[record.verdict]
  // not handled by a user: the device recovered (contract device 14.1)
  if (record.handled) return record.handledBy === null ? messages.events.recovered : messages.events.handled
  return record.restoredAt === null ? messages.events.pending : `${messages.events.pending} · ${messages.events.restored}`
}

/** The floor plan that an event opens, with the device that reported; null when the event has no building. */
export function planOf({ buildingId, channelId, kind, floor, sensorId, ...record }: AbnormalRecord): OpenPlan | null {
  if (buildingId === null) return null
  const table = kind === RECORD_KIND.fireHost ? CHANNEL.fireHost : CHANNEL.default
  const { sensorNumber, fireHostId, loop, address } = record
  return { buildingId, channelId: channelId ?? table, floor, sensorId, device: { sensorNumber, fireHostId, loop, address } }
}

/** The hydrant of an event; null when the event belongs to no hydrant. */
export function hydrantOf({ hydrantId, channelId, sensorId }: AbnormalRecord): OpenHydrant | null {
  return hydrantId === null ? null : { hydrantId, channelId: channelId ?? CHANNEL.hydrant, sensorId }
}

/** The right to handle records of the event's system; null when no section has its channel. */
export function handleRightOf({ kind, channelId }: AbnormalRecord): string | null {
  if (kind === VIDEO_SECTION.kind && channelId === VIDEO_SECTION.channelId) return `${VIDEO_SECTION.code}/videoAbnormal:btn_handle`
  const section = SYSTEM_SECTIONS.find((each) => each.kind === kind && (kind !== RECORD_KIND.general || each.channelId === channelId))
  return section === undefined ? null : `${section.code}/exceptionRecord:btn_handle`
}

function join(parts: readonly (string | null | undefined)[], separator: string, nothing = NO_VALUE): string {
  const given = parts.filter((part) => part !== null && part !== undefined && part !== '')
  return given.length > 0 ? given.join(separator) : nothing
}
