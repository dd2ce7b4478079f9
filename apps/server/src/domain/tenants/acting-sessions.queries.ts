import { and, eq, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { sessions } from '../../db/schema'
import { announceRevoked } from '../auth/sessions.queries'

/**
 * Ends the sessions of those who act for a tenant, and closes their sockets at once. They are refused while it is stopped or deleted anyway; without
 * this they would act again, with the old reason, as soon as it comes back.
 */
export async function revokeActingSessions(tx: Db, tenantId: string, now: Date): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.actingTenantId, tenantId), isNull(sessions.revokedAt)))
    .returning({ tokenHash: sessions.tokenHash })
  for (const { tokenHash } of ended) await announceRevoked(tx, tokenHash)
}
