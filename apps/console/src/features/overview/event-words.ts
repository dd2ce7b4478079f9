import { CHANNEL, RECORD_CATEGORY, RECORD_KIND, type AbnormalRecord } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'
import type { OpenHydrant, OpenPlan } from './overview.machine'
import type { OverviewMessages } from './overview.messages'

const UNKNOWN = '—'

/** Where it happened: building or facility, floor (domain 9: never 0), position. Many sites begin the position with the floor. */
export function placeOf({ buildingName, hydrantName, floor, position }: AbnormalRecord): string {
  const floorText = floor === null || floor === 0 ? null : `${floor}F`
  const saidTwice = floorText !== null && position?.startsWith(floorText)
  return join([buildingName ?? hydrantName, saidTwice ? null : floorText, position], ' · ')
}

/** Which device: what it is and its number, or host and loop-address. */
export function objectOf({ equipmentType, series, sensorNumber, fireHostId, loop, address }: AbnormalRecord): string {
  const hostAddress = join([fireHostId, loop !== null && address !== null ? `${loop}-${address}` : null], ' / ', '')
  return join([equipmentType ?? series, hostAddress || sensorNumber], ' ')
}

/** What was measured and what it means. A value without a unit is a contact's 0 or 1: the type says it better. */
export function whatOf({ measuringPoint, alarmType, value, unit }: AbnormalRecord): string {
  const reading = value === null || unit === null ? null : `${value}${unit}`
  const saidTwice = measuringPoint !== null && alarmType?.startsWith(measuringPoint)
  return join([saidTwice ? null : measuringPoint, alarmType, reading], ' ')
}

/** Colour is for what still needs somebody (ISA-101); what has been judged is calm. */
export function toneOf({ category, handled }: AbnormalRecord): Tone {
  if (handled) return 'normal'
  return category === RECORD_CATEGORY.fire ? 'alarm' : 'fault'
}

export function kindOf({ category }: AbnormalRecord, messages: OverviewMessages['events']): string {
  return category === RECORD_CATEGORY.fire ? messages.fire : messages.fault
}

export function stateOf(record: AbnormalRecord, messages: OverviewMessages): string {
  if (record.verdict !== null && record.handled) return messages.verdicts[record.verdict]
  if (record.handled) return messages.events.handled
  return record.restoredAt === null ? messages.events.pending : `${messages.events.pending} · ${messages.events.restored}`
}

/** The floor plan that an event leads to, with the device that reported; null when it has no building. */
export function planOf({ buildingId, channelId, kind, floor, sensorId }: AbnormalRecord): OpenPlan | null {
  if (buildingId === null) return null
  const table = kind === RECORD_KIND.fireHost ? CHANNEL.fireHost : CHANNEL.default
  return { buildingId, channelId: channelId ?? table, floor, sensorId }
}

/** The hydrant that an event happened at; null when it happened elsewhere. */
export function hydrantOf({ hydrantId, channelId, sensorId }: AbnormalRecord): OpenHydrant | null {
  return hydrantId === null ? null : { hydrantId, channelId: channelId ?? CHANNEL.hydrant, sensorId }
}

function join(parts: readonly (string | null | undefined)[], separator: string, nothing = UNKNOWN): string {
  const said = parts.filter((part) => part !== null && part !== undefined && part !== '')
  return said.length > 0 ? said.join(separator) : nothing
}
