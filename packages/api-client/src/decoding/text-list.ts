import * as v from 'valibot'
import type { Reader } from './readers'
import { list } from './readers'
import { text } from './scalars'

const EVERYTHING = '全部'

/** A list of texts. The entry 全部 stands for "no filter" and is left out (contract device 0.6), so are blanks. */
export const textList: Reader<string[]> = (answer) => values(list(text)(answer))

/** The same inside an object. */
export const texts = v.pipe(
  v.unknown(),
  v.transform((value): string[] => values(Array.isArray(value) ? value.map((one) => v.parse(text, one)) : [])),
)

function values(read: readonly (string | null)[]): string[] {
  return read.flatMap((value) => (value === null || value === EVERYTHING ? [] : [value]))
}
