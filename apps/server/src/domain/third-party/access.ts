import type { ServerDeps } from '../../server-deps'
import { openSecret } from '../secrets/sealed-secrets'
import { ProviderError, type ProviderAccess } from './provider-client'
import type { StoredProvider } from './providers.queries'

/** What client secrets are sealed for. */
export const CLIENT_SECRET_PURPOSE = 'client-secret'

/** How this server is known to the provider. A secret that cannot be opened, e.g. because the key of the settings was changed, is a failure of the provider. */
export async function accessOf({ database, config }: Pick<ServerDeps, 'database' | 'config'>, { sealedSecret, ...provider }: StoredProvider): Promise<ProviderAccess> {
  const secret = sealedSecret === null ? null : await database.transaction((tx) => openSecret(tx, config, CLIENT_SECRET_PURPOSE, sealedSecret))
  if (sealedSecret !== null && secret === null) throw new ProviderError('failed', new Error('the client secret was sealed with another key'))
  return { ...provider, secret }
}
