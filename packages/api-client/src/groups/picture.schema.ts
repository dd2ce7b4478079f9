import { decoder, readOf } from '../decoding/decoder'
import { isMissing, lenient, readText, required } from '../decoding/scalars'
import type { GenericSchema } from '../decoding/valibot'

/** A path of the server or a web address: no `javascript:` and the like (trust B3). Null for anything else, where a row counts more than its picture. */
export const nullablePictureUrl = lenient((value) => /^(https?:\/\/|\/(?![/\\]))/i.exec(readText(value) ?? '')?.input ?? null)

/** The same where the picture is all there is. */
export const pictureUrl = required(nullablePictureUrl, 'not a web address')

/** Null where nothing is sent; what is sent must be readable. */
export function orNull<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T | null> {
  const read = readOf(schema)
  return decoder((value) => (isMissing(value) ? null : read(value)))
}
