import { Hono, type Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { zhCN as httpMessages } from '../../http/http.messages'
import { isExposed } from '../../http/request-facts'
import { bearerToken, hashToken } from '../../http/session'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { ownSecurityRoutes } from '../second-factor/own-security.routes'
import { thirdPartyRoutes } from '../third-party/third-party.routes'
import { activeAccountById } from '../users/accounts.queries'
import { zhCN } from './auth.messages'
import { clientFacts } from './client-facts'
import { namedRefusal, oauthError } from './oauth-error'
import { outcomeResponse } from './outcome-response'
import { giveSecondFactor } from './second-step'
import { renewSession } from './renew-session'
import { revokeToken } from './sessions.queries'
import { signIn } from './sign-in'
import { createSignInGate, type Gate } from './sign-in-gate'
import { tokenResponse } from './token-response'

/** more than a name, an encoded password or a code can have; an index of PostgreSQL takes about 2,700 bytes */
const LONGEST_FIELD = 256

/** /api/auth. The `Basic …` client credential is a public identifier and decides nothing (trust B2.5). */
export function authRoutes(deps: ServerDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const gate = createSignInGate(deps.clock)
  routes.post('/oauth/token', async (c) => {
    const form = await formOf(c)
    c.header('Cache-Control', 'no-store')
    switch (form.get('grant_type')) {
      case 'password':
        return passwordGrant(deps, c, form, gate)
      case 'refresh_token':
        return refreshGrant(deps, c, form)
      case 'second_factor':
        return secondFactorGrant(deps, c, form, gate)
      case null:
        return oauthError(c, 'invalid_request', zhCN.badRequest)
      default:
        return oauthError(c, 'unsupported_grant_type', zhCN.unknownGrant)
    }
  })
  routes.delete('/oauth/token', async (c) => ok(c, await signOut(deps, c)))
  routes.route('/provider', thirdPartyRoutes(deps, gate))
  routes.route('/own', ownSecurityRoutes(deps))
  return routes
}

/** Form fields only: no secret is read from the address. */
async function formOf(c: Context<AppEnv>): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text())
}

async function passwordGrant(deps: ServerDeps, c: Context<AppEnv>, form: URLSearchParams, gate: Gate): Promise<Response> {
  if (isExposed(c, deps.config)) return namedRefusal(c, httpMessages.plainHttp, { reason: 'plainHttp' })
  const field = (name: string) => form.get(name) ?? ''
  const given = { username: field('username'), password: field('password'), code: field('code'), image: field('image'), bind: field('bind') }
  if (Object.values(given).some((text) => text.length > LONGEST_FIELD)) return oauthError(c, 'invalid_request', zhCN.badRequest)
  gate.refuseFlood(c)
  // a sign-in that is refused as one too many has counted no failure and used up no picture
  return outcomeResponse(deps, c, await gate.inTurn(c.get('ip'), () => signIn(deps, c, given)))
}

/** `grant_type=second_factor` (additive, ADR 34): the ticket of the first step and a code of the app, or a recovery code. */
async function secondFactorGrant(deps: ServerDeps, c: Context<AppEnv>, form: URLSearchParams, gate: Gate): Promise<Response> {
  if (isExposed(c, deps.config)) return namedRefusal(c, httpMessages.plainHttp, { reason: 'plainHttp' })
  const given = { ticket: form.get('ticket') ?? '', code: form.get('code') ?? '' }
  if (Object.values(given).some((text) => text.length > LONGEST_FIELD)) return oauthError(c, 'invalid_request', zhCN.badRequest)
  gate.refuseFlood(c)
  return outcomeResponse(deps, c, await giveSecondFactor(deps, c, given))
}

async function refreshGrant(deps: ServerDeps, c: Context<AppEnv>, form: URLSearchParams): Promise<Response> {
  const now = deps.clock.now()
  const renewed = await deps.database.transaction((tx) => renewSession(tx, form.get('refresh_token') ?? '', clientFacts(c), now))
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
