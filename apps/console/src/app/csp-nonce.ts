/**
 * The nonce that the server wrote into `<meta property="csp-nonce">`. Without it the page's policy
 * refuses every style that emotion writes (trust B3). Undefined where no server wrote one (vite dev).
 */
export function readCspNonce(page: Document = document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  const nonce = meta?.nonce || meta?.getAttribute('nonce') || ''
  return nonce === '' || nonce === NOT_REPLACED ? undefined : nonce
}

/** the placeholder in the built page, which the server replaces */
const NOT_REPLACED = '__CSP_NONCE__'
