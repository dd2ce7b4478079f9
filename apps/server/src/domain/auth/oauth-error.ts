import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { BODY_STATUS } from '../../http/errors'

/** An error of the token endpoint: the form of OAuth, not the envelope (contract admin §2.1). */
export type OAuthErrorCode = 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type'

export function oauthError(c: Context<AppEnv>, error: OAuthErrorCode, description: string): Response {
  return c.json({ error, error_description: description }, 400)
}

/**
 * A refusal that names its reason (additive, domain 27): a business error in the envelope beside the OAuth form, so that every
 * client shows the message. `data` has the refused `field`, or the seconds to wait as `retryAfter`.
 */
export function namedRefusal(c: Context<AppEnv>, message: string, data: { field: string } | { retryAfter: number } | { reason: 'plainHttp' }): Response {
  if ('retryAfter' in data) c.header('Retry-After', String(data.retryAfter))
  return c.json({ error: 'invalid_grant', error_description: message, status: BODY_STATUS.business, message, data }, 400)
}
