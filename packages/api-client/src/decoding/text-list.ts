import { mapped } from './decoder'
import { items } from './items'
import { list, type Reader } from './readers'
import { text } from './scalars'

const EVERYTHING = '全部'

/** A list of texts without blanks. The entry 全部 means "no filter" and is omitted (contract device 0.6). */
export const textList: Reader<string[]> = (response) => filled(list(text)(response))

/** The same inside an object. */
export const texts = mapped(items(text), filled)

function filled(read: readonly (string | null)[]): string[] {
  return read.filter((value): value is string => value !== null && value !== EVERYTHING)
}
