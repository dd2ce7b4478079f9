import { integer, maxValue, minValue, nullable, number as numeric, object, optional, pipe, string, transform, union, type InferOutput } from 'valibot'
import { instant, nullableFloor, nullableId, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import type { FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'

const row = {
  name: from('roomName', text),
  unitId: from('oid', nullableId),
  unitName: from('oname', text),
  /** null: in none of the buildings that the caller sees */
  buildingId: from('buildingId', nullableId),
  buildingName: from('bName', text),
  floor: from('floor', nullableFloor),
  position: from('positionDescription', text),
  /** of the people on duty: answered at any time */
  phone: from('phone', text),
  managerName: from('linkman', text),
  managerPhone: from('linkphone', text),
  remark: from('remark', text),
  updatedAt: from('updTime', instant),
}

/** Where a networked unit watches its fire alarm systems (our server, ADR 42). */
export type ControlRoom = EntityRow<typeof row>

const MOST_FLOORS = 999
const floor = optional(nullable(pipe(
  union([numeric(), pipe(string(), transform((chosen) => (chosen.trim() === '' ? null : Number(chosen))))]),
  nullable(pipe(numeric(), integer(), minValue(-MOST_FLOORS), maxValue(MOST_FLOORS))),
)))

/** What a user may write of a control room. The name is unique within the unit, which never changes; a floor needs a building that has it. */
export const controlRoomInput = object({
  name: requiredText(50),
  unitId: requiredText(20),
  buildingId: optional(nullable(string())),
  floor,
  position: optionalText(100),
  phone: optionalText(50),
  managerName: optionalText(50),
  managerPhone: optionalText(50),
  remark: optionalText(200),
})

/** A new or changed control room. */
export type ControlRoomInput = InferOutput<typeof controlRoomInput>

const filters = { name: 'roomName', unitId: 'oid', buildingId: 'buildingId' }

/** `name` contains, the others are exact. */
export type ControlRoomFilters = FilterValues<typeof filters>

/** Control rooms of networked units (our server, ADR 42), sorted by `name` and `updatedAt`. One in which a gateway stands is kept. */
export type ControlRoomCalls = Crud<ControlRoom, ControlRoomInput, ControlRoomFilters>

/** Group `controlRooms`: `client.with(controlRooms)`. */
export const controlRooms: ApiGroup<'controlRooms', ControlRoomCalls> = {
  name: 'controlRooms',
  calls: crud({ base: '/api/device/deviceControlRoom', row, input: controlRoomInput, filters }),
}
