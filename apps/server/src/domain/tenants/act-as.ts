import type { Context } from 'hono'
import { object } from 'valibot'

import type { AppEnv } from '../../http/app-env'
import { BusinessError, ParameterError, SessionError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { parametersOf } from '../../http/parameters'
import { requiredText } from '../../http/resource/text'
import { demandInput } from '../../http/resource/input'
import { tenantWork } from '../../http/unit-of-work'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { clientFacts } from '../auth/client-facts'
import { issueToken, retireToken } from '../auth/sessions.queries'
import { tokenResponse } from '../auth/token-response'
import { activeAccountById } from '../users/accounts.queries'
import { zhCN } from './tenants.messages'
import { findTenant } from './tenants.queries'

type Deps = Pick<ServerDeps, 'clock'>

const reasonInput = object({ reason: requiredText(200) })

/**
 * tenant/actAs (form `tenantId`, `reason`; additive): the super admin goes on as the administrator of a tenant, in a new session that takes the
 * place of this one. The tenant's own audit log names the person and the reason (ADR 32).
 */
export async function actAs({ clock }: Deps, c: Context<AppEnv>) {
  const parameters = await parametersOf(c)
  if (!parameters['tenantId']) throw new ParameterError(httpWords.required, 'tenantId')
  const { reason } = demandInput(reasonInput, parameters)
  return exchange({ clock }, c, 'tenant.actAs', { reason }, parameters['tenantId'])
}

/** tenant/endActing (additive): back to the platform, in a new session. */
export async function endActing({ clock }: Deps, c: Context<AppEnv>) {
  if (c.get('session').actingFor === null) throw new BusinessError(zhCN.notActing)
  return exchange({ clock }, c, 'tenant.endActing', {}, null)
}

/** Retires the session of the caller and begins one that acts for `actingTenantId`, or for none; the answer is that of a sign-in. */
function exchange({ clock }: Deps, c: Context<AppEnv>, action: string, detail: Record<string, unknown>, actingTenantId: string | null) {
  const { userId, tenantId, tokenHash, username, name } = c.get('session')
  const now = clock.now()
  return tenantWork(c, async (tx) => {
    const tenant = actingTenantId === null ? undefined : await findTenant(tx, actingTenantId)
    if (actingTenantId !== null && (!tenant || tenant.isStopped || tenant.deletedAt)) throw new BusinessError(zhCN.actOnStopped)
    const account = await activeAccountById(tx, userId)
    if (!account) throw new SessionError(httpWords.tokenInvalid)
    await retireToken(tx, tokenHash, now)
    const issued = await issueToken(tx, { userId, actingTenantId }, clientFacts(c), now)
    const by = `${username}(${name})`
    await writeAudit(tx, c, now, { action, result: 'ok', userId, tenantId: actingTenantId ?? tenantId, detail: { ...detail, by } })
    return tokenResponse(account, issued, now)
  })
}
