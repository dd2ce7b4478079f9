import type { ApiGroup } from '../api-group'
import { photoCalls, type PhotoCalls } from '../photos'

export type { PhotoCalls, RowPhoto, SeenRow } from '../photos'

/** Photos of hydrants (our server only, ADR 3). */
export type HydrantPhotoCalls = PhotoCalls

/** Group `hydrantPhotos`: `client.with(hydrantPhotos)`. */
export const hydrantPhotos: ApiGroup<'hydrantPhotos', HydrantPhotoCalls> = { name: 'hydrantPhotos', calls: photoCalls('/api/device/deviceHardwareFacilities') }
