/** An SVG may hold scripts: it is sandboxed, its type is not guessed, and other origins cannot load it (trust B3). */
export const FILE_HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
}
