import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { heldElements, heldScreens } from '../../domain/menus/held-rights.queries'
import type { ServerDeps } from '../../server-deps'
import type { AppEnv } from '../app-env'
import { ForbiddenError } from '../errors'
import { zhCN } from '../http.messages'
import { sessionFinder } from '../session'
import { gatewayKeyCheck } from './gateway-key'
import { anySession, type Right } from './right'
import { RIGHTS } from './rights'

/** Addresses of calls; all others are files of the console. */
export const CALL_PREFIX = /^\/(api|files|alarm)\//

/**
 * Lets a request pass when the caller has the right that the table names; refuses it with 40101 or 40131 otherwise. An
 * unknown address demands a session, so that a client without one cannot find out which calls exist.
 */
export function enforceRights(deps: ServerDeps): MiddlewareHandler<AppEnv> {
  const checkGatewayKey = gatewayKeyCheck(deps)
  const findSessionOf = sessionFinder(deps)
  return async (c, next) => {
    const right = rightOf(c)
    switch (right?.kind) {
      case 'open':
        break
      case 'gatewayKey':
        await checkGatewayKey(c)
        break
      case 'anySession':
      case 'screens':
      case 'elements':
      case undefined:
        c.set('session', await findSessionOf(c))
        if (!right || !(await isGranted(c, right))) deny(c)
        break
      default:
        right satisfies never
    }
    await next()
  }
}

/** The right of the call that will handle this request; undefined for a call without an entry. */
function rightOf(c: Context<AppEnv>): Right | undefined {
  const call = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && CALL_PREFIX.test(path))
  return call ? RIGHTS.get(`${call.method} ${call.path}`) : anySession
}

async function isGranted(c: Context<AppEnv>, right: Right): Promise<boolean> {
  const { db } = c.get('database')
  if (right.kind === 'screens') return (await heldScreens(db, c.get('session'), right.screens)).size > 0
  if (right.kind === 'elements') {
    if (right.superAdminOnly && !c.get('session').isSuperAdmin) return false
    return (await heldElements(db, c.get('session'), right.elements)).size > 0
  }
  return true
}

function deny(c: Context<AppEnv>): never {
  const { userId, tenantId } = c.get('session')
  c.get('log').warn('access.denied', { userId, tenantId, path: c.req.path, requestId: c.get('requestId') })
  throw new ForbiddenError(zhCN.forbidden)
}
