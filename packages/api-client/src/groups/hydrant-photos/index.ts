import type { Decoded } from '../../decoding/decoder'
import { nothing, one } from '../../decoding/readers'
import { id as idText, instant, nullableCount } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { wireId } from '../../decoding/wire-input'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { orNull, pictureUrl } from '../picture.schema'

const FACILITY = '/api/device/deviceHardwareFacilities'

/** The photo of a hydrant, null without one; `version` is that of the hydrant, which a change of the photo names. */
export type HydrantPhoto = Decoded<typeof hydrantPhoto>

const hydrantPhoto = shape({
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

/** The hydrant as the user has seen it. */
export interface SeenHydrant {
  id: string
  version: string
}

/** Photos of hydrants (our server only, ADR 3): every call rejects `notFound` on others, and `refused` for a hydrant that does not exist. */
export type HydrantPhotoCalls = ReturnType<typeof hydrantPhotoCalls>

function hydrantPhotoCalls(http: Transport) {
  return {
    /** The photo, with a link that expires (GET deviceHardwareFacilities/photo; ADR 3). */
    photo: (id: string, signal?: AbortSignal): Promise<HydrantPhoto> => http.get(`${FACILITY}/photo`, one(hydrantPhoto), { query: { id }, signal }),
    /**
     * Saves a photo in the place of the one before (POST deviceHardwareFacilities/savePhoto; ADR 3). `content` is a PNG or JPEG of at most
     * 10 MB as Base64: `refused` says what is wrong with it. Rejects `conflict` when the hydrant was changed since it was read.
     */
    savePhoto: ({ id, version }: SeenHydrant, content: string, signal?: AbortSignal): Promise<void> =>
      http.postJson(`${FACILITY}/savePhoto`, { id: wireId(id), version, content }, nothing, { signal }),
    /** Deletes the photo (POST deviceHardwareFacilities/removePhoto; ADR 3). Rejects `conflict` when the hydrant was changed since it was read. */
    removePhoto: ({ id, version }: SeenHydrant, signal?: AbortSignal): Promise<void> =>
      http.postJson(`${FACILITY}/removePhoto`, { id: wireId(id), version }, nothing, { signal }),
  }
}

/** Group `hydrantPhotos`: `client.with(hydrantPhotos)`. */
export const hydrantPhotos: ApiGroup<'hydrantPhotos', HydrantPhotoCalls> = { name: 'hydrantPhotos', calls: hydrantPhotoCalls }
