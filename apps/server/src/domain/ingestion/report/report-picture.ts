import { readPictureFile } from '../../floor-plans/picture-file'
import type { UploadedPicture } from '../../floor-plans/uploaded-picture'

/** 500 KB as Base64: a body holds several reports. */
const LONGEST_BASE64 = 700_000

/** The picture of a report, a PNG or JPEG as Base64. One that cannot be read is told to the gateway; the report counts, because a picture must not cost a fire. */
export function readReportPicture(wire: unknown): { picture: UploadedPicture | undefined; unreadable: string[] } {
  if (wire === undefined || wire === null) return { picture: undefined, unreadable: [] }
  const picture = typeof wire === 'string' && wire.length <= LONGEST_BASE64 && /^[A-Za-z0-9+/]+={0,2}$/.test(wire) ? pictureOf(new Uint8Array(Buffer.from(wire, 'base64'))) : undefined
  return { picture, unreadable: picture ? [] : ['picture'] }
}

/** A picture of a report from the bytes of its file. */
export function pictureOf(bytes: Uint8Array<ArrayBuffer>): UploadedPicture | undefined {
  const file = readPictureFile(bytes)
  return 'problem' in file ? undefined : { ...file, bytes }
}
