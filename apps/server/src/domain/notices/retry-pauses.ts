import { NOTICE_STATE } from '@smart-fire/api-client/wire'

import type { TryResult } from './due-deliveries.queries'
import type { Handover } from './senders/notice-sender'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Between two tries; after the last one the notice has failed. */
export const PAUSES_MS: readonly number[] = [10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS]

/** What follows from a try, given how many there were before it. */
export function afterTry(handover: Handover, triesBefore: number, records: number, now: number): TryResult {
  const at = new Date(now)
  if (handover.sent) return { state: NOTICE_STATE.sent, reason: null, detail: null, dueAt: at, triedAt: at, toldRecords: records }
  const { reason, detail, isFinal } = handover
  const pause = isFinal ? undefined : PAUSES_MS[triesBefore]
  const failed = { reason, detail, triedAt: at, toldRecords: null }
  return pause === undefined ? { ...failed, state: NOTICE_STATE.failed, dueAt: at } : { ...failed, state: NOTICE_STATE.waiting, dueAt: new Date(now + pause) }
}
