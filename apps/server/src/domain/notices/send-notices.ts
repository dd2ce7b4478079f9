import { NOTICE_REASON, NOTICE_STATE, type NoticeMethod } from '@smart-fire/api-client/wire'

import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { Log } from '../../log'
import { saveTry, saveUnconfigured, takeDue } from './due-deliveries.queries'
import { messagesOf, type OutgoingMessage } from './messages-of'
import { afterTry } from './after-try'
import type { Handover, NoticeSenders } from './senders/notice-sender'

/** People whose messages are sent side by side: a slow adapter holds up these, never a report. */
const PEOPLE_AT_ONCE = 8
/** Longer than a round can take, so that no other process sends the same message meanwhile. */
export const LEASE_MS = 60_000

export interface SendingDeps {
  database: Database
  clock: Clock
  log: Log
  senders: NoticeSenders
}

/** Sends what is due by these methods; resolves with the number of messages that were tried. Connections to the database are free meanwhile. */
export async function sendDue({ database, clock, log, senders }: SendingDeps, methods: readonly NoticeMethod[], signal: AbortSignal): Promise<number> {
  const now = clock.now()
  const due = await database.transaction((tx) => takeDue(tx, methods, PEOPLE_AT_ONCE, new Date(now), new Date(now + LEASE_MS)))
  const perPerson = messagesOf(due)
  await Promise.all(perPerson.map(async (messages) => {
    for (const outgoing of messages) {
      const handover = await handOver(senders, outgoing, signal)
      // the server stops, and nothing is known of this try: the next process makes it again
      if (signal.aborted && !handover?.sent) return
      await settle({ database, clock, log }, outgoing, handover)
    }
  }))
  return perPerson.flat().length
}

/** An adapter that was there when the notice was planned may be gone after a restart. */
async function handOver(senders: NoticeSenders, { message }: OutgoingMessage, signal: AbortSignal): Promise<Handover | null> {
  const send = senders[message.method]
  if (send === null) return null
  return send(message, signal).catch((): Handover => ({ sent: false, reason: NOTICE_REASON.unreachable, detail: null, isFinal: false }))
}

async function settle({ database, clock, log }: Omit<SendingDeps, 'senders'>, { deliveries, message: { method, records } }: OutgoingMessage, handover: Handover | null): Promise<void> {
  const byTries = new Map<number, number[]>()
  for (const { id, tries } of deliveries) byTries.set(tries, [...(byTries.get(tries) ?? []), id])
  for (const [tries, ids] of byTries) {
    const result = handover && afterTry(handover, tries, records, clock.now())
    if (result) await saveTry(database.db, ids, result)
    else await saveUnconfigured(database.db, ids)
    // no name, number or text: the log is read by others than the recipients
    if (result?.state === NOTICE_STATE.failed) log.warn('notices.failed', { method, deliveries: ids.length, reason: result.reason, detail: result.detail, tries: tries + 1 })
  }
}
