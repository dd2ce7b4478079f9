/** deeper than any body of a call */
export const MAX_JSON_DEPTH = 32

/** Whether a JSON text is refused as a body; a text inside of a body that is read as JSON is judged once more. */
export const isMalformed = (text: string): boolean => namesNul(text) || hasHalfPair(text) || isTooDeep(text)

/** Whether an address or a form has NUL, as it is written there or as it is. */
export const hasNul = (text: string): boolean => /%00/.test(text) || text.includes('\u0000')

/** Whether a JSON text has NUL. A text of a user may say `%00`, or `\u0000` behind a backslash of its own. */
const namesNul = (text: string): boolean => text.includes('\u0000') || (text.includes('\\u0000') && text.replaceAll('\\\\', '  ').includes('\\u0000'))

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
