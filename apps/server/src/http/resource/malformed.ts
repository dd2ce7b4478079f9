/** deeper than any body of a call */
export const MAX_JSON_DEPTH = 32

/** Whether a text is refused as a body; a text inside of a body that is read as JSON is judged once more. */
export const isMalformed = (text: string): boolean => hasNul(text) || hasHalfPair(text) || isTooDeep(text)

/** NUL as it is written in addresses and forms, in JSON, and as it is */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const NUL = /%00|\\u0000|\u0000/

export const hasNul = (text: string): boolean => NUL.test(text)

const HALF = /\\ud[89a-f]/i
const PAIR = /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi

/** Whether the escapes of a JSON text name one half of a surrogate pair without the other. */
function hasHalfPair(body: string): boolean {
  return HALF.test(body) && HALF.test(body.replaceAll('\\\\', '  ').replaceAll(PAIR, ''))
}

/** Whether brackets outside of strings are nested deeper than allowed, without reading the JSON; other bodies are not. */
export function isTooDeep(body: string): boolean {
  if (!/^\s*[[{]/.test(body)) return false
  let depth = 0
  let isInText = false
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at]
    if (isInText) {
      if (character === '\\') at += 1
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > MAX_JSON_DEPTH) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}
