import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import type { AppEnv } from '../../http/app-env'
import { isHttps } from '../../http/request-facts'
import { hashToken } from '../../http/session'

const COOKIE = 'sign-in'
const LIFE_S = 20 * 60

/**
 * Marks the browser that goes to a provider, so that what comes back is accepted from no other one: another person's sign-in cannot be slipped
 * into it. Only our own page sends it (Strict): the provider leads to that page, and not to a call.
 */
export function markBrowser(c: Context<AppEnv>, trustProxy: boolean): string {
  // a second tab must not end the sign-in of the first
  const mark = markOf(c) ?? randomBytes(32).toString('base64url')
  setCookie(c, COOKIE, mark, { path: '/api/auth', httpOnly: true, sameSite: 'Strict', secure: isHttps(c, trustProxy), maxAge: LIFE_S })
  return hashToken(mark)
}

/** The hash of the browser's mark; '' without one, which no stored hash is. */
export function browserHashOf(c: Context<AppEnv>): string {
  const mark = markOf(c)
  return mark === null ? '' : hashToken(mark)
}

function markOf(c: Context<AppEnv>): string | null {
  const mark = getCookie(c, COOKIE) ?? ''
  return /^[\w-]{43}$/.test(mark) ? mark : null
}
