import { decoder, readOf } from '../decoding/decoder'
import { nullablePictureUrl } from '../decoding/picture-url'
import { isMissing, required } from '../decoding/scalars'
import type { GenericSchema } from '../decoding/valibot'

/** The address of a picture where the picture is all there is. */
export const pictureUrl = required(nullablePictureUrl, 'not a web address')

/** Null where nothing is sent; what is sent must be readable. */
export function orNull<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T | null> {
  const read = readOf(schema)
  return decoder((value) => (isMissing(value) ? null : read(value)))
}
