/** Parses a response body, ignoring its content type (contract admin 1.2). */
export type ParsedBody = { kind: 'empty' } | { kind: 'json'; value: unknown } | { kind: 'other' }

export function parseBody(body: string): ParsedBody {
  // a byte order mark is white space, too
  const text = body.trim()
  if (text === '') return { kind: 'empty' }
  try {
    return { kind: 'json', value: JSON.parse(keepLongNumbers(text)) as unknown }
  } catch {
    return { kind: 'other' }
  }
}

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const LONG_INTEGER = /^-?\d{16,}$/
/** Sixteen digits in a row, spelled out: a repeated class takes a browser six times as long, and every push is searched. */
const SIXTEEN_DIGITS = new RegExp('\\d'.repeat(16))

/** Ids are bigint on the server: JSON.parse would change those beyond 2^53, so they become strings first. */
function keepLongNumbers(text: string): string {
  if (!SIXTEEN_DIGITS.test(text)) return text
  return text.replace(STRING_OR_NUMBER, (token) =>
    LONG_INTEGER.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  )
}
