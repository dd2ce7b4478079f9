import { integer, maxLength, minLength, nullable, number, object, optional, picklist, pipe, regex, safeParse, string, transform, trim, tuple, union, type InferOutput } from 'valibot'

import { isMalformed } from '../../http/resource/malformed'
import { requiredId } from '../../http/resource/number'
import { optionalText } from '../../http/resource/text'
import { zhCN } from './inventory.messages'

/** Manufacturer, series and model, by name: together they name one device type. */
export type TypeName = readonly [manufacturer: string, equipmentType: string, model: string]

/** Stored in lower case, unique over all tenants (contract device §2). */
export const sensorNo = pipe(
  string(), trim(), minLength(1, zhCN.numberRequired), maxLength(16, zhCN.numberTooLong), regex(/^[0-9a-z:]+$/i, zhCN.numberCharacters),
  transform((text) => text.toLowerCase()),
)

const names = tuple([string(), string(), string()])
const NO_TYPE: TypeName = ['', '', '']

/** The JSON text `["manufacturer","equipmentType","model"]`; another text names no type. */
export const entity = pipe(string(), transform((text): TypeName => {
  if (isMalformed(text)) return NO_TYPE
  try {
    const read = safeParse(names, JSON.parse(text))
    return read.success ? read.output : NO_TYPE
  } catch {
    return NO_TYPE
  }
}))

const floor = pipe(union([number(), string()]), transform((value) => (String(value).trim() === '' ? Number.NaN : Number(value))), integer(zhCN.noSuchFloor))

/** A point on the floor plan in pixels of the picture as served (domain 7). */
export interface PlanPoint {
  x: number
  y: number
}

/** `"x,y"`; blank takes the mark away, an absent one stays as it is. */
const positionSign = optional(nullable(pipe(
  string(), trim(), regex(/^(\d{1,5}(\.\d{1,4})?,\d{1,5}(\.\d{1,4})?)?$/, zhCN.badPosition),
  transform((text): PlanPoint | null => {
    const [x, y] = text.split(',').map(Number)
    return text === '' || x === undefined || y === undefined ? null : { x, y }
  }),
)))

/** The JSON of `deviceSensor/add` and `update` (contract device §2.4). */
export const deviceInput = object({ sensorNo, entity, buildingId: requiredId(), floor, positionDescription: optionalText(100), positionSign })
export type DeviceInput = InferOutput<typeof deviceInput>

/** The form of `deviceSensor/setStopped`; a reason is needed to stop a device, none to take its reports again. */
export const stopInput = object({ stopped: picklist(['0', '1']), reason: optionalText(100) })

/** The reason of `deviceSensor/delete`; clients of the deployed platform give none. */
export const removalInput = object({ reason: optionalText(100) })
