export const FORBIDDEN_PATH = '/401'

/** Open to everybody (spec 1 §2); the rest of the list gets its screens with its issues. */
const PUBLIC_PATHS: readonly string[] = ['/login', FORBIDDEN_PATH]

export function isPublicPath(pathname: string): boolean {
  return PUBLIC_PATHS.includes(pathname)
}

/** Where to go back to after signing in, as a query parameter of /login. */
export const RETURN_PARAM = 'returnTo'

/**
 * A path of this console, or `/`. Anything that a browser could read as another site is refused:
 * a scheme, `//host`, a backslash, control characters (trust B3, open redirect).
 */
export function safeReturnPath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.startsWith('//')) return '/'
  if (wanted.includes('\\') || /\p{Cc}/u.test(wanted)) return '/'
  return wanted.startsWith('/login') ? '/' : wanted
}

/** The address of the login page that leads back to `path` afterwards. */
export function loginPath(path: string): string {
  const back = safeReturnPath(path)
  return back === '/' ? '/login' : `/login?${RETURN_PARAM}=${encodeURIComponent(back)}`
}

/** Where a signed-in person standing on the login page belongs; null when the address is not the login page. */
export function afterLogin(location: { pathname: string; search: string }): string | null {
  if (location.pathname !== '/login') return null
  return safeReturnPath(new URLSearchParams(location.search).get(RETURN_PARAM))
}
