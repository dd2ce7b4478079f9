import { and, count, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { contains as containsText } from '../../db/conditions'
import { sessions, users } from '../../db/schema'
import type { AppEnv, Session } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import { contains, equals } from '../../http/resource/filter'
import { conditionsOf } from '../../http/resource/list-query'
import type { Page } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import { administered } from '../users/users.queries'

/** The id of a session on the wire: a part of the hash of its token, as `jti` in the response to the sign-in. */
const ID_LENGTH = 32
const wireId = sql<string>`left(${sessions.tokenHash}, ${sql.raw(String(ID_LENGTH))})`

const FILTERS = {
  keyword: (text: string): SQL | undefined => or(containsText(users.username, text), containsText(users.name, text)),
  userId: equals(users.id),
  ip: contains(sessions.ip),
}

/** Sessions that can still be used or renewed and that no renewal has replaced, of accounts that the caller administers, and his own. */
const reachable = (session: Session, now: Date): SQL | undefined =>
  and(isNull(sessions.revokedAt), isNull(sessions.renewedBy), gt(sessions.refreshExpiresAt, now), eq(users.isDeleted, false), eq(users.isDisabled, false), or(administered(session), eq(users.id, session.userId)))

/** onlineSession/pageList (additive): the newest first. `valid` tells whether its token is still valid, or the session has to be renewed first. */
export async function pageOfSessions(tx: Db, session: Session, now: Date, c: Context<AppEnv>): Promise<Page<object>> {
  const where = and(reachable(session, now), ...conditionsOf(c, FILTERS))
  const { limit, offset } = pagingOf(c)
  const rows = await tx
    .select({ id: wireId, session: sessions, userId: users.id, username: users.username, name: users.name })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(where)
    .orderBy(desc(sessions.createdAt), desc(sessions.tokenHash))
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ rows: count() }).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(where)
  return {
    rows: rows.map(({ id, userId, username, name, session: { tokenHash, createdAt, expiresAt, refreshExpiresAt, ip, browser, system } }) => ({
      id, userId, username, name, ip, browser, system,
      createTime: wireTime(createdAt),
      expireTime: wireTime(refreshExpiresAt),
      valid: wireFlag(expiresAt > now),
      own: wireFlag(tokenHash === session.tokenHash),
    })),
    total: total?.rows ?? 0,
  }
}

/** The session with this id and its user; undefined for an unknown one, one that is over, and one that the caller does not administer. */
export async function findSessionById(tx: Db, session: Session, id: string, now: Date) {
  const [found] = await tx
    .select({ tokenHash: sessions.tokenHash, userId: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(wireId, id), reachable(session, now)))
  return found
}
