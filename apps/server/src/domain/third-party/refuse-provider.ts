import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { FieldError } from '../../http/errors'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { ProviderError } from './provider-client'
import type { StoredProvider } from './providers.queries'
import { zhCN } from './third-party.messages'

/** Says that the provider failed, or that the person refused there; the cause is for the log of the server only. */
export async function refuseProvider({ database, clock, log }: ServerDeps, c: Context<AppEnv>, { id, name }: StoredProvider, error: unknown): Promise<never> {
  if (!(error instanceof ProviderError)) throw error
  const { reason, message } = error
  log.warn('login.provider', { provider: id, reason, message, requestId: c.get('requestId') })
  const now = clock.now()
  await database.transaction((tx) => writeAudit(tx, c, now, { action: 'login', result: 'refused', detail: { reason: 'provider', provider: id, name } }))
  throw reason === 'denied' ? new FieldError('person', zhCN.denied) : new FieldError('provider', zhCN.providerDown)
}
