import { Hono, type Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusyError } from '../../http/errors'
import { zhCN as httpMessages } from '../../http/http.messages'
import { isExposed } from '../../http/request-facts'
import { bearerToken, hashToken } from '../../http/session'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { activeAccountById } from '../users/accounts.queries'
import { zhCN } from './auth.messages'
import { clientFacts } from './client-facts'
import { createFairQueue, type FairQueue } from './fair-queue'
import { namedRefusal, oauthError } from './oauth-error'
import { issueToken, revokeToken, takeRefreshToken } from './sessions.queries'
import { signIn, type SignInRefusal } from './sign-in'
import { createTokenBuckets } from './token-bucket'
import { tokenResponse } from './token-response'

/** Of one address: each attempt is a write, also a refused one. */
const ATTEMPTS = { burst: 120, perSecond: 5 } as const

/** What bounds the work of sign-ins. */
interface Gate {
  allows: (address: string) => boolean
  inTurn: FairQueue
}

/** more than a name, an encoded password or a code can have; an index of PostgreSQL takes about 2,700 bytes */
const LONGEST_FIELD = 256

/** Each sign-in computes for half a second: two at once, twenty waiting from one address, no one longer than a client waits. */
const SIGN_INS = { running: 2, waiting: 30, waitingOfOne: 20 } as const

/** /api/auth. The `Basic …` client credential is a public identifier and decides nothing (trust B2.5). */
export function authRoutes(deps: ServerDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const gate: Gate = { allows: createTokenBuckets(ATTEMPTS, deps.clock), inTurn: createFairQueue(SIGN_INS) }
  routes.post('/oauth/token', async (c) => {
    const form = await formOf(c)
    c.header('Cache-Control', 'no-store')
    switch (form.get('grant_type')) {
      case 'password':
        return passwordGrant(deps, c, form, gate)
      case 'refresh_token':
        return refreshGrant(deps, c, form)
      case null:
        return oauthError(c, 'invalid_request', zhCN.badRequest)
      default:
        return oauthError(c, 'unsupported_grant_type', zhCN.unknownGrant)
    }
  })
  routes.delete('/oauth/token', async (c) => ok(c, await signOut(deps, c)))
  return routes
}

/** Form fields only: no secret is read from the address. */
async function formOf(c: Context<AppEnv>): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text())
}

async function passwordGrant(deps: ServerDeps, c: Context<AppEnv>, form: URLSearchParams, gate: Gate): Promise<Response> {
  if (isExposed(c, deps.config)) return namedRefusal(c, httpMessages.plainHttp, { reason: 'plainHttp' })
  const field = (name: string) => form.get(name) ?? ''
  const given = { username: field('username'), password: field('password'), code: field('code'), image: field('image') }
  if (Object.values(given).some((text) => text.length > LONGEST_FIELD)) return oauthError(c, 'invalid_request', zhCN.badRequest)
  if (!gate.allows(c.get('ip'))) {
    c.header('Retry-After', '1')
    throw new BusyError(httpMessages.tooBusy)
  }
  // a sign-in that is refused as one too many has counted no failure and used up no picture
  const result = await gate.inTurn(c.get('ip'), () => signIn(deps, c, given))
  if ('refused' in result) return refusalOf(c, result)
  return c.json(tokenResponse(result.account, result.issued, deps.clock.now()))
}

/** A wrong picture code and a lock are said as such; a wrong name and a wrong password read the same (domain 27). */
function refusalOf(c: Context<AppEnv>, { refused, retryAfterMs }: SignInRefusal): Response {
  switch (refused) {
    case 'code':
      return namedRefusal(c, zhCN.wrongCode, { field: 'code' })
    case 'throttled': {
      const retryAfter = Math.ceil(retryAfterMs / 1000)
      const wait = retryAfter < 60 ? zhCN.seconds(retryAfter) : zhCN.minutes(Math.ceil(retryAfter / 60))
      return namedRefusal(c, zhCN.locked(wait), { retryAfter })
    }
    case 'password':
      return oauthError(c, 'invalid_grant', zhCN.badCredentials)
    default:
      return refused satisfies never
  }
}

async function refreshGrant(deps: ServerDeps, c: Context<AppEnv>, form: URLSearchParams): Promise<Response> {
  const now = deps.clock.now()
  const renewed = await deps.database.transaction(async (tx) => {
    const owner = await takeRefreshToken(tx, form.get('refresh_token') ?? '', now)
    const account = owner && (await activeAccountById(tx, owner.userId))
    return account && { account, issued: await issueToken(tx, owner, clientFacts(c), now) }
  })
  if (!renewed) return oauthError(c, 'invalid_grant', zhCN.badRefreshToken)
  return c.json(tokenResponse(renewed.account, renewed.issued, now))
}

/** The header takes precedence over the address, where the token would remain in logs (trust B2.2). */
async function signOut({ database, clock }: ServerDeps, c: Context<AppEnv>): Promise<boolean> {
  const token = bearerToken(c.req.header('authorization')) ?? bearerToken(c.req.query('access_token'))
  if (token === null) return false
  const now = clock.now()
  return database.transaction(async (tx) => {
    const userId = await revokeToken(tx, hashToken(token), now)
    if (userId === null) return false
    const account = await activeAccountById(tx, userId)
    await writeAudit(tx, c, now, { action: 'logout', result: 'ok', userId, tenantId: account?.tenantId ?? null })
    return true
  })
}
