import { appendPushes } from '../../alarms/alarm-stream.queries'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import type { Change, Write } from '../../http/write-work'
import { devicesElsewhere, endOpenWarnings, forgetRanks, warningRow } from './early-warnings.queries'
import { warningPushes } from './warning-pushes.queries'

const UNHANDLED = { handled: false, handlePerson: null, handledAt: null, endedAt: null }

/**
 * Ends the open warnings of devices that will not report any more, or not from this place, because no value can end them; also those of a place where a
 * device stood before: a value that is still bad raises a new one, which names the place where it is now. The user who deletes, stops or moves the device
 * handles them, as its other records. Resolves with what the user has handled, for the audit log.
 */
export function endWarningsOf({ tx, scope, session, now }: Write, deviceIds: readonly number[]): Promise<Change[]> {
  return beyondLimits(tx, async () => {
    const ended = await endOpenWarnings(tx, deviceIds, session.username, now)
    await forgetRanks(tx, deviceIds)
    await appendPushes(tx, scope.tenantId, (await warningPushes(tx, ended.map(({ id }) => id))).map(({ body }) => body), now)
    const handled = ended.filter(({ handledAt }) => handledAt?.getTime() === now.getTime())
    return handled.map((row) => ({ kind: 'earlyWarning', act: 'confirm', id: row.id, before: warningRow({ ...row, ...UNHANDLED }), after: warningRow(row) }))
  })
}

/** Ends the open warnings of those of the devices that were moved to another floor or building than their warnings say. */
export const endWarningsElsewhere = async (write: Write, deviceIds: readonly number[]): Promise<Change[]> =>
  endWarningsOf(write, await beyondLimits(write.tx, () => devicesElsewhere(write.tx, deviceIds)))
