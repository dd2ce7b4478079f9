import type { Decoded } from '../decoding/decoder'
import { nothing, one } from '../decoding/readers'
import { id as idText, instant, nullableCount } from '../decoding/scalars'
import { from, shape } from '../decoding/shape'
import { wireId } from '../decoding/wire-input'
import type { Transport } from '../transport/transport'
import { orNull, pictureUrl } from './picture.schema'

const photoOfRow = shape({
  version: from('version', idText),
  photo: from('photo', orNull(shape({
    /** a signed link, valid for half an hour at least */
    url: from('filePath', pictureUrl),
    /** pixels; null where the server does not know */
    width: from('width', nullableCount),
    height: from('height', nullableCount),
    uploadedAt: from('crtTime', instant),
  }))),
})

/** The photo of a row, null without one; `version` is that of the row, which a change of the photo names. */
export type RowPhoto = Decoded<typeof photoOfRow>

/** A row as the user has seen it. */
export interface SeenRow {
  id: string
  version: string
}

/** Photos of rows (our server only, ADR 3): every call rejects `notFound` on others, and `refused` for a row that does not exist. */
export interface PhotoCalls {
  /** The photo, with a link that expires (GET photo; ADR 3). */
  photo: (id: string, signal?: AbortSignal) => Promise<RowPhoto>
  /**
   * Saves a photo in the place of the one before (POST savePhoto; ADR 3). `content` is a PNG or JPEG of at most 10 MB as Base64: `refused` says
   * what is wrong with it. Rejects `conflict` when the row was changed since it was read.
   */
  savePhoto: (row: SeenRow, content: string, signal?: AbortSignal) => Promise<void>
  /** Deletes the photo (POST removePhoto; ADR 3). Rejects `conflict` when the row was changed since it was read. */
  removePhoto: (row: SeenRow, signal?: AbortSignal) => Promise<void>
}

/** The calls of the photos below a controller, e.g. `/api/device/deviceIndoorLabel`. */
export const photoCalls = (base: string) => (http: Transport): PhotoCalls => ({
  photo: (id, signal) => http.get(`${base}/photo`, one(photoOfRow), { query: { id }, signal }),
  savePhoto: ({ id, version }, content, signal) => http.postJson(`${base}/savePhoto`, { id: wireId(id), version, content }, nothing, { signal }),
  removePhoto: ({ id, version }, signal) => http.postJson(`${base}/removePhoto`, { id: wireId(id), version }, nothing, { signal }),
})
