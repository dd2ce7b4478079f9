import { NOTICE_STATE } from '@smart-fire/api-client/wire'

import type { TryResult } from './due-deliveries.queries'
import { PAUSES_MS } from './retry-pauses'
import type { Handover } from './senders/notice-sender'

/** What follows from a try, given how many there were before it. */
export function afterTry(handover: Handover, triesBefore: number, records: number, now: number): TryResult {
  const at = new Date(now)
  if (handover.sent) return { state: NOTICE_STATE.sent, reason: null, detail: null, dueAt: at, triedAt: at, toldRecords: records }
  const { reason, detail, isFinal } = handover
  const pause = isFinal ? undefined : PAUSES_MS[triesBefore]
  const failed = { reason, detail, triedAt: at, toldRecords: null }
  return pause === undefined ? { ...failed, state: NOTICE_STATE.failed, dueAt: at } : { ...failed, state: NOTICE_STATE.waiting, dueAt: new Date(now + pause) }
}
