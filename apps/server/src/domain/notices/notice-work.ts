import { NOTICE_METHOD, type NoticeMethod } from '@smart-fire/api-client/wire'

import { repeat } from '../../repeat'
import { rootCause } from '../../root-cause'
import { hasQueued } from './outbox.queries'
import { createPlanning } from './planning'
import { sendDue, type SendingDeps } from './send-notices'

/** How often new records and due messages are looked for. */
const LOOK_MS = 1000

/** Methods with an adapter of their own: a dead one does not hold up the other. */
export const LANES: readonly (readonly NoticeMethod[])[] = [[NOTICE_METHOD.app, NOTICE_METHOD.sms, NOTICE_METHOD.voice], [NOTICE_METHOD.mail]]

/** Telling people outside the watch desk (ADR 29). Reports never wait for it: they only leave rows in the outbox. */
export interface NoticeWork {
  /** decides who is told of the records in the outbox */
  plan: () => Promise<void>
  /** sends what is due by the methods of a lane */
  send: (lane: readonly NoticeMethod[]) => Promise<void>
}

export function createNoticeWork(deps: SendingDeps, signal: AbortSignal = new AbortController().signal): NoticeWork {
  const { database, log } = deps
  const planning = createPlanning(deps)
  return {
    async plan() {
      while (!signal.aborted && (await hasQueued(database.db))) {
        const { most } = planning
        const planned = await planning.next()
        if (planned === null) continue
        const { records, unconfigured, withoutRecipient } = planned
        if (unconfigured > 0) log.warn('notices.unconfigured', { deliveries: unconfigured })
        if (withoutRecipient > 0) log.warn('notices.withoutRecipient', { records: withoutRecipient })
        if (records < most) return
      }
    },
    async send(lane) {
      while (!signal.aborted && (await sendDue(deps, lane, signal)) > 0) continue
    },
  }
}

/** Runs the work until it is stopped; a message that is being sent then is tried again by the next process. */
export function startNotices(deps: SendingDeps): () => Promise<void> {
  const stopping = new AbortController()
  const work = createNoticeWork(deps, stopping.signal)
  const tell = (error: unknown) => deps.log.warn('notices.background', { error: String(rootCause(error)) })
  const stops = [repeat(LOOK_MS, work.plan, tell), ...LANES.map((lane) => repeat(LOOK_MS, () => work.send(lane), tell))]
  return async () => {
    stopping.abort()
    await Promise.all(stops.map((stop) => stop()))
  }
}
