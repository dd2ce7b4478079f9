import { decoder, mapped, Refusal } from './decoder'
import { items } from './items'
import { plainList, type Reader } from './readers'
import { isMissing, readText } from './scalars'

const EVERYTHING = '全部'

/** A text of a list; null for a blank one. What is no text is dropped and reported. */
const listedText = decoder((value): string | null | Refusal => readText(value) ?? (isMissing(value) ? null : new Refusal('not a text')))

/** A list of texts without blanks. The entry 全部 means "no filter" and is omitted (contract device 0.6). */
export const textList: Reader<string[]> = (response) => filled(plainList(listedText)(response))

/** A list of texts in a field of an object, without blanks and without the entry 全部. */
export const texts = mapped(items(listedText), filled)

function filled(read: readonly (string | null)[]): string[] {
  return read.filter((value): value is string => value !== null && value !== EVERYTHING)
}
