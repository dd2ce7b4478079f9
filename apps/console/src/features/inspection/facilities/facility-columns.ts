import { DUE_STATE, FACILITY_STATUS, type DueState, type FacilityStatus } from '@smart-fire/api-client/facilities'
import type { Tone } from '@smart-fire/ui'
import { column } from '../../../screens'

/** Only what is abnormal has a saturated colour (ISA-101). */
const DUE_TONES: Readonly<Record<DueState, Tone>> = { [DUE_STATE.overdue]: 'fault', [DUE_STATE.soon]: 'info', [DUE_STATE.inTime]: 'normal' }
const STATUS_TONES: Readonly<Record<FacilityStatus, Tone>> = { [FACILITY_STATUS.normal]: 'normal', [FACILITY_STATUS.underRepair]: 'notEnabled' }

interface Inspected {
  status: FacilityStatus | null
  dueState: DueState | null
}

/** The edge of a row: an overdue facility. */
export const edgeTone = ({ dueState }: Inspected): Tone | undefined => (dueState === DUE_STATE.overdue ? 'fault' : undefined)

/**
 * The marker of a facility: overdue before under repair, because a facility under repair is checked as well. One whose state or next check is
 * not known is not normal (domain 25).
 */
export function markerTone({ dueState, status }: Inspected): Tone {
  if (dueState === DUE_STATE.overdue) return 'fault'
  if (status === FACILITY_STATUS.underRepair) return 'notEnabled'
  return dueState === DUE_STATE.inTime && status === FACILITY_STATUS.normal ? 'normal' : 'info'
}

interface Named {
  id: string
  typeName: string | null
  number: string | null
}

/** A facility in questions and titles. */
export const nameOf = ({ typeName, number, id }: Named): string => [typeName, number ?? id].filter(Boolean).join(' ')

/** What both lists show first: what it is, and when it is checked next. */
export const firstColumns = [
  column.text('number', { sort: true, copy: true, width: 190 }),
  column.text('typeName', { width: 130 }),
  column.code('dueState', { width: 112, tones: DUE_TONES }),
  column.date('dueOn', { sort: true, width: 120 }),
] as const

/** What follows the place. */
export const lastColumns = [
  column.text('position', { width: 220 }),
  column.text('responsible', { width: 100 }),
  column.code('status', { width: 104, tones: STATUS_TONES }),
  column.ago('lastInspectedAt', { sort: true, width: 130 }),
  column.date('installedOn', { sort: true, hidden: true }),
  column.code('hasPhoto', { width: 90, hidden: true }),
  column.code('marked', { width: 100, hidden: true }),
  column.text('remark', { hidden: true }),
  column.dateTime('updatedAt', { sort: true, hidden: true }),
] as const
