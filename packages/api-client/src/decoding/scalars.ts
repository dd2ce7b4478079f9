import { decoder, mapped, Refusal } from './decoder'
import type { GenericSchema } from './valibot'
import { SENSOR_STATUS, type SensorStatus } from '../codes/sensor-status'
import type { Instant } from '../instant'
import { readWireDate } from './wire-date'

/** Decoders of single values. Those that can give null never refuse: a missing or unreadable detail must not drop its row. */

/** A decoder that never refuses: it gives something for every value. */
export const lenient: <T>(read: (value: unknown) => T) => GenericSchema<unknown, T> = decoder

/** The same value, but null is refused for this reason. */
export function required<T>(
  schema: GenericSchema<unknown, T | null>,
  reason: string,
): GenericSchema<unknown, T> {
  return mapped(schema, (value) => value ?? new Refusal(reason))
}

/** Text; numbers become text; blank and missing are null. Padding is trimmed (`char(100)` columns). */
export const text = lenient(readText)

/** A number or a numeric text; anything else is null. */
export const number = lenient(readNumber)

/** A number or a numeric text; anything else is refused. */
export const requiredNumber = required(number, 'not a number')

/** A count: a whole number that is not negative; anything else is refused. */
export const count = required(lenient(readCount), 'not a count')

/** A count that the server may leave out. */
export const nullableCount = lenient(readCount)

/** A count that the server leaves out when it is a sum over nothing: missing is 0, unreadable is null (domain 25). */
export const countOrZero = lenient((value) => (isMissing(value) ? 0 : readCount(value)))

/** A floor: 1…n and −1…−m; null for 0, which is none (domain 9), and for anything but a whole number. */
export const nullableFloor = lenient((value) => {
  const floor = readNumber(value)
  return floor !== null && Number.isInteger(floor) && floor !== 0 ? floor : null
})

/** 0 is how the platform sends that a device has no floor (contract device 0.6). */
export const isNoFloor = (value: unknown): boolean => isMissing(value) || readNumber(value) === 0

/** As `nullableFloor`, but null is refused. */
export const floorNumber = required(nullableFloor, 'no floor')

/** An id; numbers and strings on the wire, strings in the domain. */
export const id = required(text, 'no id')

/** An id that may be missing. */
export const nullableId = lenient(readText)

/** `yyyy-MM-dd HH:mm:ss` in UTC+8, or epoch milliseconds → instant. */
export const instant: GenericSchema<unknown, Instant | null> = lenient(readWireDate)

/** `true`, `1`, `"1"`, `"true"` and their opposites; anything else is null. */
export const flag = lenient(readFlag)

/** A flag that servers leave out where it is off: missing is off, unreadable is null (domain 25). */
export const flagOrOff = lenient((value) => (isMissing(value) ? false : readFlag(value)))

/** Whether a device is on the floor plan: 已标记 and 未标记 in lists, `"true"` and `"false"` among the not enabled (contract device 2.1). */
export const marked = lenient((value) => {
  const word = readText(value)
  return word === '已标记' ? true : word === '未标记' ? false : readFlag(value)
})

const STATUS_TEXT: Readonly<Record<string, SensorStatus>> = {
  故障: SENSOR_STATUS.fault,
  异常: SENSOR_STATUS.fault,
  '故障/离线': SENSOR_STATUS.fault,
  故障或离线: SENSOR_STATUS.fault,
  报警: SENSOR_STATUS.alarm,
  火警: SENSOR_STATUS.alarm,
  正常: SENSOR_STATUS.normal,
  未启用: SENSOR_STATUS.notEnabled,
  屏蔽: SENSOR_STATUS.notEnabled,
  离线: SENSOR_STATUS.offline,
}

/** A sensor status: a code in markers and details, Chinese text in list rows (contract device 23.3). */
export const sensorStatus = lenient(readSensorStatus)

/** A colour goes into a style: only `#` with hexadecimal digits may pass (trust B3). */
export const color = lenient((value) => /^#[0-9a-f]{3,8}$/i.exec(readText(value) ?? '')?.[0] ?? null)

/** One of a table of codes; anything else is null. */
export function codeOf<const T extends string>(codes: Readonly<Record<string, T>>): GenericSchema<unknown, T | null> {
  return lenient((value) => readCode(codes, value))
}

export function readCode<T extends string>(codes: Readonly<Record<string, T>>, value: unknown): T | null {
  const word = readText(value)
  return word === null ? null : (Object.values(codes).find((code) => code === word) ?? null)
}

export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  return trimmed === '' ? null : trimmed
}

export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const trimmed = readText(value)
  if (trimmed === null || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed)) return null
  const read = Number(trimmed)
  return Number.isFinite(read) ? read : null
}

export function readCount(value: unknown): number | null {
  const read = readNumber(value)
  return read !== null && Number.isInteger(read) && read >= 0 ? read : null
}

/** Missing, null and blank are the same (contract admin 1); everything else was sent, and is unreadable when it cannot be read. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Whether a value was sent, readable or not. */
export const isSent = lenient((value) => !isMissing(value))

export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  const word = readText(value)?.toLowerCase()
  if (word === 'true' || word === '1') return true
  if (word === 'false' || word === '0') return false
  return null
}

function readSensorStatus(value: unknown): SensorStatus | null {
  const word = readText(value)
  if (word === null) return null
  return readCode(SENSOR_STATUS, word) ?? (Object.hasOwn(STATUS_TEXT, word) ? STATUS_TEXT[word] ?? null : null)
}
