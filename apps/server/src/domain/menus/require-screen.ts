import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { ForbiddenError } from '../../http/errors'
import { zhCN } from '../../http/http.messages'
import { grantedMenus, grantedPaths } from './granted-menus'

/** A call that belongs to a screen, named `parent/child`: whoever has none of the screens gets 40131. */
export function requireScreen(...screens: [string, ...string[]]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const granted = grantedPaths(await grantedMenus(c.get('database').db, c.get('session')))
    if (!screens.some((screen) => granted.has(screen))) {
      const { userId, tenantId } = c.get('session')
      c.get('log').warn('access.denied', { userId, tenantId, path: c.req.path, requestId: c.get('requestId') })
      throw new ForbiddenError(zhCN.forbidden)
    }
    await next()
  }
}
