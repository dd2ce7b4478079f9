import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { idOf } from '../../http/filters'
import { parametersOf } from '../../http/parameters'
import { wireFlag } from '../../http/wire-flag'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { sealSecret } from '../secrets/sealed-secrets'
import { CLIENT_SECRET_PURPOSE } from './access'
import { findProvider, storeSecret } from './providers.queries'
import { zhCN } from './third-party.messages'

const LONGEST_SECRET = 500

/** `admin/signInProvider/setSecret`: replaces the client secret, a blank one removes it. It is sealed, never returned, and not in the audit log. */
export async function setClientSecret({ clock, config }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  const id = idOf(parameters['id'] ?? '')
  const secret = (parameters['secret'] ?? '').trim()
  if (secret.length > LONGEST_SECRET) throw new FieldError('secret', httpWords.tooLong(LONGEST_SECRET))
  await writeWork(c, clock, 'signInProvider', async ({ tx, author, now }) => {
    const provider = await findProvider(tx, id)
    if (!provider) throw new BusinessError(zhCN.unknown)
    const sealed = secret === '' ? null : await sealSecret(tx, config, CLIENT_SECRET_PURPOSE, secret)
    await storeSecret(tx, provider.id, sealed, { updatedBy: author, updatedAt: now })
    const had = wireFlag(provider.sealedSecret !== null)
    return [{ act: 'setSecret', id: provider.id, before: { name: provider.name, hasSecret: had }, after: { name: provider.name, hasSecret: wireFlag(secret !== '') } }]
  })
}
