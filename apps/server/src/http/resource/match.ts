import { nullable, optional, pipe, regex, string, transform, trim } from 'valibot'

const DEGREES = String.raw`-?\d{1,3}(\.\d{1,12})?`

/** `"lng,lat"` in decimal degrees. */
export const COORDINATES = new RegExp(`^${DEGREES},${DEGREES}$`)
/** A region of GB/T 2260. */
export const REGION_CODE = /^\d{6}$/

/** A text of a fixed form; blank clears it, an absent one stays as it is. */
export const optionalMatch = (form: RegExp, message: string) =>
  optional(nullable(pipe(string(), trim(), regex(new RegExp(`^$|${form.source}`), message), transform((text) => (text === '' ? null : text)))))
