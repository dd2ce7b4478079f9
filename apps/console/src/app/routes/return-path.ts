import { ARRIVAL_PATH } from '../../lib/arrival-path'

export const FORBIDDEN_PATH = '/401'

/** The API test page: whether this browser reaches the server. */
export const TEST_PATH = '/api'

/** Pages that need no session (spec 1 §2). */
const PUBLIC_PATHS: readonly string[] = ['/login', ARRIVAL_PATH, FORBIDDEN_PATH, TEST_PATH]

export function isPublicPath(pathname: string): boolean {
  return PUBLIC_PATHS.includes(pathname)
}

/** The query parameter of /login with the path to open after signing in. */
const RETURN_PARAM = 'returnTo'

/**
 * The requested path when it belongs to this console, otherwise `/`. Refuses everything that a browser could resolve to
 * another site: a scheme, `//host`, a backslash, control characters (trust B3, open redirect).
 */
export function safeReturnPath(requested: string | null): string {
  if (requested === null || !requested.startsWith('/') || requested.startsWith('//')) return '/'
  if (requested.includes('\\') || /\p{Cc}/u.test(requested)) return '/'
  return requested.startsWith('/login') ? '/' : requested
}

/** The address of the login page that opens `path` after signing in. */
export function loginPath(path: string): string {
  const back = safeReturnPath(path)
  return back === '/' ? '/login' : `/login?${RETURN_PARAM}=${encodeURIComponent(back)}`
}

/** The path that replaces the login page for a signed-in user; null when the address is not the login page. */
export function afterLogin(location: { pathname: string; search: string }): string | null {
  if (location.pathname !== '/login') return null
  return safeReturnPath(new URLSearchParams(location.search).get(RETURN_PARAM))
}

/**
 * The query with which an identity provider has led back; null on every other page. The address becomes that of the login page: what the
 * provider has sent is valid once, and stays neither in the address nor in the history.
 */
export function takeArrival({ location, history }: Pick<Window, 'location' | 'history'>, takeWantedPath: () => string | null): string | null {
  if (location.pathname !== ARRIVAL_PATH) return null
  const { search } = location
  history.replaceState(null, '', loginPath(takeWantedPath() ?? '/'))
  return search
}
