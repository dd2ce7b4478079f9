import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BusinessError } from '../../http/errors'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { unbindIdentity } from './identities.queries'
import { zhCN } from './third-party.messages'

/** `auth/own/unbind`: the caller no longer signs in with this identity; his sessions stay. */
export async function unbindOwn({ database, clock }: ServerDeps, c: Context<AppEnv>, id: string): Promise<void> {
  const { userId, tenantId } = c.get('session')
  const now = clock.now()
  await database.transaction(async (tx) => {
    const found = /^\d{1,9}$/.test(id) ? await unbindIdentity(tx, userId, Number(id)) : null
    if (!found) throw new BusinessError(zhCN.identityUnknown)
    await writeAudit(tx, c, now, { action: 'identity.unlink', result: 'ok', userId, tenantId, detail: { provider: found.provider, person: found.label } })
  })
}
