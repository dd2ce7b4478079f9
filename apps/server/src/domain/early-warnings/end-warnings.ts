import { appendPushes } from '../../alarms/alarm-stream.queries'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import type { Change, Write } from '../../http/write-work'
import { endOpenWarnings, warningRow } from './early-warnings.queries'
import { warningPushes } from './warning-pushes.queries'

const UNHANDLED = { handled: false, handlePerson: null, handledAt: null, endedAt: null }

/**
 * Ends the open warnings of devices that will not report any more, or not from this place, because no value can end them; also those of a place where a
 * device stood before. The user who deletes, stops or moves the device handles them, as its other records. Resolves with what the user has handled, for
 * the audit log.
 */
export function endWarningsOf({ tx, scope, session, now }: Write, deviceIds: readonly number[]): Promise<Change[]> {
  return beyondLimits(tx, async () => {
    const ended = await endOpenWarnings(tx, deviceIds, session.username, now)
    await appendPushes(tx, scope.tenantId, (await warningPushes(tx, ended.map(({ id }) => id))).map(({ body }) => body), now)
    const handled = ended.filter(({ handledAt }) => handledAt?.getTime() === now.getTime())
    return handled.map((row) => ({ kind: 'earlyWarning', act: 'confirm', id: row.id, before: warningRow({ ...row, ...UNHANDLED }), after: warningRow(row) }))
  })
}
