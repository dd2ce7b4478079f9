import { lenient, readText } from './scalars'

/** A path of the server or a web address: no `javascript:` and the like (trust B3). Null for anything else, where a row counts more than its picture. */
export const nullablePictureUrl = lenient((value) => /^(https?:\/\/|\/(?![/\\]))/i.exec(readText(value) ?? '')?.input ?? null)
