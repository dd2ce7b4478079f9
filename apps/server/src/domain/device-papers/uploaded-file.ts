import { FieldError } from '../../http/errors'
import { MOST_PICTURE_BYTES, readPictureFile } from '../floor-plans/picture-file'
import { zhCN as pictureWords } from '../floor-plans/floor-plans.messages'
import { zhCN } from './device-file.messages'

/** A paper or a picture that a user has sent, checked by its content. */
export interface UploadedFile {
  contentType: 'application/pdf' | 'image/png' | 'image/jpeg'
  extension: 'pdf' | 'png' | 'jpg'
  /** of a picture, in pixels */
  width: number | null
  height: number | null
  bytes: Uint8Array<ArrayBuffer>
}

/** 10 MB, as for pictures (trust B3) */
const MOST_BYTES = MOST_PICTURE_BYTES
/** a nameplate may be photographed as a small picture */
const SHORTEST_EDGE_PX = 16

/** Reads a file that is sent as Base64. Anything but a whole PDF, PNG or JPEG within the limits is refused with the field `content`, whatever its name says. */
export function readUploadedFile(content: string): UploadedFile {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content)) throw new FieldError('content', zhCN.badContent)
  const bytes = new Uint8Array(Buffer.from(content, 'base64'))
  if (bytes.length > MOST_BYTES) throw new FieldError('content', zhCN.tooLarge(MOST_BYTES / 1024 / 1024))
  if (beginsAsPdf(bytes)) {
    if (!endsAsPdf(bytes)) throw new FieldError('content', zhCN.brokenPdf)
    return { contentType: 'application/pdf', extension: 'pdf', width: null, height: null, bytes }
  }
  const picture = readPictureFile(bytes, SHORTEST_EDGE_PX)
  if ('problem' in picture) throw new FieldError('content', wordsFor(picture.problem))
  return { ...picture, bytes }
}

const beginsAsPdf = (bytes: Uint8Array) => textOf(bytes.subarray(0, 5)) === '%PDF-'

/** Programs write a line or a few zeros behind the end; a file that was cut off while it was copied has none. */
const END_WITHIN_BYTES = 1024
const endsAsPdf = (bytes: Uint8Array) => textOf(bytes.subarray(-END_WITHIN_BYTES)).includes('%%EOF')

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** The words for pictures name no PDF. */
function wordsFor(problem: string): string {
  if (problem === pictureWords.noSvg) return zhCN.markup
  return problem === pictureWords.notAPicture ? zhCN.otherKind : problem
}
