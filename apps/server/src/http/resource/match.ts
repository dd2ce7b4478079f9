import { isPlaceOnMap } from '@smart-fire/api-client/wire'
import { check, nullable, optional, pipe, string, transform, trim } from 'valibot'

const DEGREES = String.raw`-?\d{1,3}(\.\d{1,12})?`
const PAIR = new RegExp(`^${DEGREES},${DEGREES}$`)

/** `"lng,lat"` in decimal degrees. What the console cannot draw, such as exchanged numbers, would count as marked and be on no map. */
export function isCoordinates(text: string): boolean {
  const [longitude, latitude] = text.split(',').map(Number)
  return PAIR.test(text) && longitude !== undefined && latitude !== undefined && isPlaceOnMap({ longitude, latitude })
}
/** A region of GB/T 2260. */
export const REGION_CODE = /^\d{6}$/

/** A text of a fixed form; blank clears it, an absent one stays as it is. */
export const optionalMatch = (form: RegExp | ((text: string) => boolean), message: string) => {
  const fits = form instanceof RegExp ? (text: string) => form.test(text) : form
  return optional(nullable(pipe(string(), trim(), check((text) => text === '' || fits(text), message), transform((text) => (text === '' ? null : text)))))
}
