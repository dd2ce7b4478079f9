import type { MiddlewareHandler } from 'hono'
import type { ServerConfig } from '../config'
import type { AppEnv } from './app-env'
import { BusinessError } from './errors'
import { zhCN } from './http.messages'
import { isExposed } from './request-facts'

/** Calls with a password or another secret in their body, besides the sign-in, which has a form of its own for refusals. */
export const PASSWORD_CALLS = [...['changePassword', 'add', 'resetPassword'].map((name) => `/api/admin/user/${name}`), '/api/admin/setup/begin', '/api/admin/tenant/delete', '/api/auth/own/beginSecondFactor', '/api/admin/signInProvider/setSecret', '/api/device/deviceVideoExt/setControlPassword', ...['begin', 'finish'].map((name) => `/api/auth/provider/${name}`)]

/** Refuses passwords over plain HTTP from another machine. */
export function refuseExposed(config: ServerConfig): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isExposed(c, config)) throw new BusinessError(zhCN.plainHttp)
    await next()
  }
}
