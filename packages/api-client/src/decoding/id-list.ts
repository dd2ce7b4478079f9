import { isMissing, lenient, readText } from './scalars'

/** Ids in one text, separated by commas; missing and blank are none. Null for what is no text: it could not be read, and must not look like none (domain 25). */
export const idList = lenient((value): string[] | null => {
  if (isMissing(value)) return []
  return readText(value)?.split(',').map((id) => id.trim()).filter(Boolean) ?? null
})
