const IMAGE_COOKIE = /(?:^|;)\s*image=([^;]+)/

/** The key of the picture code, from the only cookie that a page may read (domain 13). Blank where the browser hides it. */
export function pictureKey(setCookies: readonly string[], documentCookie: string): string {
  const [, value = ''] = IMAGE_COOKIE.exec([...setCookies, documentCookie].join(';')) ?? []
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** `document.cookie`, where there is a document (not in Node or a worker). */
export function documentCookies(): string {
  return typeof document === 'undefined' ? '' : document.cookie
}
