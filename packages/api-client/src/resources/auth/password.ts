/** As many random bytes: of `crypto.getRandomValues`, or fixed ones in tests. */
export type RandomBytes = (count: number) => Uint8Array

const SUFFIX_LENGTH = 7
/** capital letters and digits, as `toString(36)` writes them (spec 1 §9) */
const ALPHABET_SIZE = 36
/** bytes from here on would favour the first characters of the alphabet */
const FAIR_BYTES = 252
/** enough for a suffix although some are left out */
const RANDOM_BYTES = 64

/**
 * base64(base64(utf-8 password) + 7 random characters) (domain 12).
 * An encoding, not a protection: a reader of the request can decode it.
 */
export function encodePassword(password: string, random: RandomBytes = webRandom): string {
  return btoa(toBase64(new TextEncoder().encode(password)) + randomSuffix(random))
}

/** Decodes what `encodePassword` gives, with any letters and digits as the suffix; null for every other text. For servers. */
export function decodePassword(encoded: string): string | null {
  const outer = fromBase64(encoded)
  if (outer === null || outer.length < SUFFIX_LENGTH) return null
  const inner = String.fromCharCode(...outer.slice(0, -SUFFIX_LENGTH))
  const suffix = String.fromCharCode(...outer.slice(-SUFFIX_LENGTH))
  const bytes = /^[A-Za-z0-9]{7}$/.test(suffix) ? fromBase64(inner) : null
  return bytes === null ? null : decodeUtf8(bytes)
}

function webRandom(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

function randomSuffix(random: RandomBytes): string {
  const fair = random(RANDOM_BYTES).filter((byte) => byte < FAIR_BYTES)
  return Array.from(fair, (byte) => (byte % ALPHABET_SIZE).toString(ALPHABET_SIZE)).join('').slice(0, SUFFIX_LENGTH).toUpperCase()
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

const LONGEST_ENCODED = 4096
const CANONICAL_BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

function fromBase64(text: string): Uint8Array | null {
  if (text.length > LONGEST_ENCODED || !CANONICAL_BASE64.test(text)) return null
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  // unused low bits must be zero, or two texts would mean one password
  return toBase64(bytes) === text ? bytes : null
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
