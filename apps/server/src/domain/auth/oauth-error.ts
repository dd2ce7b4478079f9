import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'

/** An error of the token endpoint: the form of OAuth, not the envelope (contract admin §2.1). */
export type OAuthErrorCode = 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type'

export function oauthError(c: Context<AppEnv>, error: OAuthErrorCode, description: string, retryAfterMs = 0): Response {
  if (retryAfterMs > 0) c.header('Retry-After', String(Math.ceil(retryAfterMs / 1000)))
  return c.json({ error, error_description: description }, 400)
}
