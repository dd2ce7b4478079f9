import { hashToken } from '../../http/session'
import type { Account } from '../users/accounts.queries'
import type { IssuedToken } from './sessions.queries'

/** The response of the token endpoint, without an envelope (contract admin §2.1). */
export function tokenResponse(account: Account, issued: IssuedToken, now: number) {
  return {
    access_token: issued.accessToken,
    token_type: 'bearer',
    refresh_token: issued.refreshToken,
    expires_in: Math.floor((issued.expiresAt - now) / 1000),
    scope: 'read',
    userId: account.id,
    sub: account.username,
    userName: account.name,
    tenant: account.tenantId,
    depart: null,
    expire: issued.expiresAt,
    isSuperAdmin: null,
    isTenantAdmin: null,
    jti: hashToken(issued.accessToken).slice(0, 32),
  }
}
