import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BusinessError } from '../../http/errors'
import { parametersOf } from '../../http/parameters'
import { tenantWork } from '../../http/unit-of-work'
import type { ServerDeps } from '../../server-deps'
import { zhCN as factorWords } from '../second-factor/second-factor.messages'
import { dropFactor } from '../second-factor/second-factor.queries'
import { securityOf } from '../second-factor/security-of'
import { unbindIdentity } from '../third-party/identities.queries'
import { zhCN as thirdPartyWords } from '../third-party/third-party.messages'
import { changeOne, demandAccount } from './change-users'
import { demandParameters } from './user-input'
import { findAccounts } from './users.queries'

/** user/security (additive, ADR 34): second factor and bound identities of an account that the caller administers. */
export const securityOfAccount = (c: Context<AppEnv>): Promise<object> =>
  tenantWork(c, async (tx) => securityOf(tx, demandAccount(await findAccounts(tx, c.get('session'), { ids: [c.req.query('id') ?? ''] })).account.id))

/** user/resetSecondFactor (additive): for a user who has lost telephone and recovery codes; the password alone signs in again. */
export async function resetSecondFactor({ clock }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  demandParameters(parameters, 'id')
  await changeOne({ clock }, c, parameters['id'] ?? '', undefined, async ({ tx, session }, { account: { id, username } }) => {
    if (id === session.userId) throw new BusinessError(factorWords.resetOneself)
    if (!(await dropFactor(tx, id))) throw new BusinessError(factorWords.notOn)
    return { act: 'resetSecondFactor', id, before: { username, secondFactor: '1' }, after: { username, secondFactor: '0' } }
  }, 'resetSecondFactor')
}

/** user/unbindIdentity (additive): the account can no longer be signed in to with this identity. */
export async function unbindOfAccount({ clock }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  demandParameters(parameters, 'id', 'identityId')
  const identityId = parameters['identityId'] ?? ''
  await changeOne({ clock }, c, parameters['id'] ?? '', undefined, async ({ tx }, { account: { id, username } }) => {
    const found = /^\d{1,9}$/.test(identityId) ? await unbindIdentity(tx, id, Number(identityId)) : null
    if (!found) throw new BusinessError(thirdPartyWords.identityUnknown)
    return { act: 'unbindIdentity', id, before: { username, provider: found.provider, person: found.label }, after: { username, provider: null, person: null } }
  }, 'unbindIdentity')
}
