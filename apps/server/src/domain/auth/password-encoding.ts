const SUFFIX_LENGTH = 7
const MAX_ENCODED_LENGTH = 4096
const SUFFIX = /^[A-Za-z0-9]{7}$/

/**
 * The wire's spelling of a password: base64(base64(utf-8) + 7 random characters) (domain 12).
 * An encoding, not a protection. Strict: anything else is null, so that a password has exactly one reading.
 */
export function decodePassword(encoded: string): string | null {
  if (encoded.length > MAX_ENCODED_LENGTH) return null
  const outer = decodeBase64(encoded)?.toString('latin1')
  if (outer === undefined || !SUFFIX.test(outer.slice(-SUFFIX_LENGTH))) return null
  const inner = decodeBase64(outer.slice(0, -SUFFIX_LENGTH))
  return inner ? decodeUtf8(inner) : null
}

/** The bytes of canonical base64, null for everything else (Node's decoder forgives too much) and for nothing. */
function decodeBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  return text !== '' && bytes.toString('base64') === text ? bytes : null
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What a client sends; for tests and scripts. */
export function encodePassword(password: string, suffix = 'A1B2C3D'): string {
  return Buffer.from(Buffer.from(password, 'utf8').toString('base64') + suffix, 'latin1').toString('base64')
}
