const COOKIE_NAME = 'image'

/** The key of the picture code, from the only cookie that a page may read (domain 13). Blank where the browser hides it. */
export function pictureKey(setCookies: readonly string[], documentCookie: string): string {
  return (
    fromCookies(setCookies.map((cookie) => cookie.split(';', 1)[0] ?? '')) ??
    fromCookies(documentCookie.split(';')) ??
    ''
  )
}

/** `document.cookie`, where there is a document (not in Node or a worker). */
export function documentCookies(): string {
  return typeof document === 'undefined' ? '' : document.cookie
}

function fromCookies(pairs: readonly string[]): string | null {
  for (const pair of pairs) {
    const [name, value] = pair.trim().split('=', 2)
    if (name === COOKIE_NAME && value !== undefined && value !== '') return decode(value)
  }
  return null
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
