import { RECORD_CATEGORY, type RecordCategory } from '../codes/record-category'
import { RECORD_KIND, type RecordKind } from '../codes/record-kind'
import { codeOf, isSent } from './scalars'
import { from } from './shape'

const NAMES = ['alrmCategory', 'alrmCegory']

/** The category of a row, and whether one was sent: then null means that it could not be read. */
export const CATEGORY_OF_RECORD = {
  category: from(NAMES, codeOf(RECORD_CATEGORY)),
  hasCategory: from(NAMES, isSent),
}

/** Alarm types of fire hosts that are faults (contract enums, fireHostEvents); every other one may be a fire. */
const FAULT_TYPE = /故障|离线|丢失|开路|短路|不匹配/

/**
 * The category of a record, in every list and push. Hydrants have faults only (contract device 14.1). One that cannot be
 * read counts as the worse of the two, a fire. Where none was sent, that of a fire host follows from its alarm type
 * (contract device 13), and any other counts as a fire.
 *
 * @param alarmType of a row without a category; null when one was sent, readable or not
 */
export function categoryOf(kind: RecordKind | 'other', category: RecordCategory | null, alarmType: string | null): RecordCategory {
  if (kind === RECORD_KIND.hydrant) return RECORD_CATEGORY.fault
  const isFault = kind === RECORD_KIND.fireHost && alarmType !== null && FAULT_TYPE.test(alarmType)
  return category ?? (isFault ? RECORD_CATEGORY.fault : RECORD_CATEGORY.fire)
}
