import type { Context } from 'hono'

import type { Clock } from '../clock'
import type { Db } from '../db/database'
import { lockWrites } from '../db/lock-writes'
import { writeAudits } from '../domain/audit/audit.queries'
import type { DataScope } from '../domain/menus/data-scope'
import { announceScope } from '../domain/menus/data-scope.queries'
import { refuseExpired } from '../domain/tenants/validity'
import type { AppEnv, Session } from './app-env'
import { tenantWork } from './unit-of-work'

/** What a write works with. */
export interface Write {
  tx: Db
  scope: DataScope
  session: Session
  now: Date
  /** the user as stored in `createdBy` and `updatedBy`: `username(name)` (contract device §1.1) */
  author: string
}

/** One changed row as it is on the wire, before and after; null where it did not exist. It holds no secret. */
export interface Change {
  /** the kind of the row, where it is not that of the write */
  kind?: string
  act: string
  id: unknown
  before: object | null
  after: object | null
  /** why, where the user had to say it */
  reason?: string | undefined
}

/**
 * Runs one write in a transaction with the caller's data scope. Writes to rows of the same kind run one after the other, so
 * that a check stays true until the commit. The work returns its changes; each is written to the audit log. The act is named where it goes on
 * after the end of a contract and others of its kind do not (`refuseExpired`).
 */
export function writeWork(c: Context<AppEnv>, clock: Clock, kind: string, work: (write: Write) => Promise<readonly Change[]>, act?: string): Promise<void> {
  const session = c.get('session')
  const now = clock.now()
  return tenantWork(c, async (tx, scope) => {
    await refuseExpired(tx, session.tenantId, { kind, act }, new Date(now))
    await lockWrites(tx, kind)
    const changes = await work({ tx, scope, session, now: new Date(now), author: `${session.username}(${session.name})` })
    await announceScope(tx, session.tenantId, kind)
    const { userId, tenantId } = session
    await writeAudits(tx, c, now, tenantId, changes.map(({ kind: own = kind, act, ...detail }) => {
      // what a write changes names its author; what it deletes cannot
      const by = detail.after === null ? { by: `${session.username}(${session.name})` } : {}
      return { action: `${own}.${act}`, result: 'ok', userId, detail: { ...detail, ...by } }
    }))
  })
}
