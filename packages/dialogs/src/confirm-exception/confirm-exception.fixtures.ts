import { VERDICT } from '@smart-fire/api-client'
import { aFaultRecord, aFireHostRecord, aRecord, MOCK_NOW } from '@smart-fire/api-client/mock'
import type { ConfirmExceptionContext } from './confirm-exception.machine'

/** The confirmation of an open fire, with the person who was first in case of a conflict. */
export function aConfirmation(changes: Partial<ConfirmExceptionContext> = {}): ConfirmExceptionContext {
  return {
    record: aRecord(),
    verdict: VERDICT.realFire,
    conflict: { person: 'lihua', at: MOCK_NOW + 42_000, verdict: VERDICT.falseAlarm },
    refusal: { error: 'forbidden', message: '没有处理该建筑记录的权限' },
    ...changes,
  }
}

export const aFaultConfirmation = () => aConfirmation({ record: aFaultRecord() })
export const aFireHostConfirmation = () => aConfirmation({ record: aFireHostRecord() })
