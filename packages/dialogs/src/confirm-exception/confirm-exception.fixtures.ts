import { type AbnormalRecord, RECORD_CATEGORY } from '@smart-fire/api-client'
import { aRecord } from '@smart-fire/api-client/mock'

/** A smoke detector that reports a fire on the third floor. */
export function aFire(changes: Partial<AbnormalRecord> = {}): AbnormalRecord {
  return aRecord({ category: RECORD_CATEGORY.fire, ...changes })
}

/** A detector whose battery runs low. */
export function aFault(changes: Partial<AbnormalRecord> = {}): AbnormalRecord {
  return aRecord({ category: RECORD_CATEGORY.fault, alarmType: '电量低', ...changes })
}
