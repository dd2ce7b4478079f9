import { object, type InferOutput } from 'valibot'
import { instant, nullableCount, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import type { FilterValues } from '../crud-wire'
import { requiredText } from '../inputs'

const row = {
  name: from('deviceGroupName', text),
  /** how many cameras it has, of those that the caller sees */
  cameras: from('deviceCount', nullableCount),
  updatedAt: from('updTime', instant),
}

/** A group of cameras (contract device 21, ADR 45). */
export type CameraGroup = EntityRow<typeof row>

/** What a user may write of a group; the name is unique. */
export const cameraGroupInput = object({ name: requiredText(50) })

/** A new or changed group. */
export type CameraGroupInput = InferOutput<typeof cameraGroupInput>

const filters = { name: 'deviceGroupName' }

/** `name` contains. */
export type CameraGroupFilters = FilterValues<typeof filters>

/** Groups of cameras, sorted by `name` and `updatedAt`. One that has cameras is kept. */
export type CameraGroupCalls = Crud<CameraGroup, CameraGroupInput, CameraGroupFilters>

export const cameraGroups = crud({ base: '/api/device/deviceVideoGroup', row, input: cameraGroupInput, filters })
