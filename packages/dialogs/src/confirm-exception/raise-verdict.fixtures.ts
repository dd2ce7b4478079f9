import { VERDICT } from '@smart-fire/api-client'
import { MOCK_NOW } from '@smart-fire/api-client/mock'
import type { RaisableRecord, RaiseVerdictContext } from './raise-verdict.machine'

/** A fire that lihua has judged to be a false alarm. */
export const aJudgedFire = (): RaisableRecord => ({ kind: 'general', id: '1001', verdict: VERDICT.falseAlarm, handledBy: 'lihua', handledAt: MOCK_NOW })

export function aRaise(changes: Partial<RaiseVerdictContext> = {}): RaiseVerdictContext {
  return { record: aJudgedFire(), problem: null, ...changes }
}
