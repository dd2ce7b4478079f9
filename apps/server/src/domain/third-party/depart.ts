import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { FieldError, ParameterError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { hashToken } from '../../http/session'
import type { ServerDeps } from '../../server-deps'
import { accessOf } from './access'
import { markBrowser } from './browser-cookie'
import { storeJourney } from './journeys.queries'
import type { ProviderClient } from './provider-client'
import { offeredProvider } from './providers.queries'
import { refuseProvider } from './refuse-provider'
import { zhCN } from './third-party.messages'

const JOURNEY_LIFE_MS = 10 * 60_000
/** The page of the console to which providers lead back (spec 1 §2). */
const RETURN_PAGE = '/authredirect'

/** `auth/provider/begin`: the address at the provider to which the browser goes. */
export async function departToProvider(deps: ServerDeps, providers: ProviderClient, c: Context<AppEnv>, id: string): Promise<string> {
  const { database, clock, config } = deps
  const provider = /^\d{1,9}$/.test(id) ? await offeredProvider(database.db, Number(id)) : null
  if (!provider) throw new FieldError('provider', zhCN.notOffered)
  const redirectUri = new URL(RETURN_PAGE, ownOrigin(c)).href
  const departure = await accessOf(deps, provider).then((access) => providers.depart(access, redirectUri)).catch((error: unknown) => refuseProvider(deps, c, provider, error))
  const now = clock.now()
  const browserHash = markBrowser(c, config.trustProxy)
  const { nonce, verifier } = departure
  await database.transaction((tx) =>
    storeJourney(tx, { stateHash: hashToken(departure.state), browserHash, providerId: provider.id, nonce, verifier, redirectUri, expiresAt: new Date(now + JOURNEY_LIFE_MS) }, new Date(now)))
  return departure.address
}

/** The origin of the page that asks, which must be ours: behind a proxy only the browser knows it. The provider leads to none that is not registered there. */
function ownOrigin(c: Context<AppEnv>): string {
  const origin = c.req.header('origin') ?? ''
  if (!URL.canParse(origin) || new URL(origin).host !== c.req.header('host')) throw new ParameterError(httpWords.badParameter)
  return origin
}
