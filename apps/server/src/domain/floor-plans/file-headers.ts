/** An SVG may hold scripts: it is sandboxed, its type is not guessed, and other origins cannot load it (trust B3). */
export const FILE_HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
}

/** The header of a file that is saved and not shown. Of the name nothing but percent-encoded UTF-8 stands in it, so no name can end the header (RFC 8187). */
export function attachment(name: string | null, extension: string): string {
  const given = name ?? 'file'
  const whole = given.toLowerCase().endsWith(`.${extension}`) ? given : `${given}.${extension}`
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="file.${extension}"; filename*=UTF-8''${encoded}`
}
