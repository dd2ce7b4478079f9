import type { Reader } from './readers'
import { list } from './readers'
import { lenient, readText, text } from './scalars'

const EVERYTHING = '全部'

/** A list of texts. The entry 全部 stands for "no filter" and is left out (contract device 0.6), so are blanks. */
export const textList: Reader<string[]> = (answer) => values(list(text)(answer))

/** The same inside an object. */
export const texts = lenient((value) => values(Array.isArray(value) ? value.map(readText) : []))

function values(read: readonly (string | null)[]): string[] {
  return read.flatMap((value) => (value === null || value === EVERYTHING ? [] : [value]))
}
