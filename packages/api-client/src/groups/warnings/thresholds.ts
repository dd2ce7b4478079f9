import { array, maxValue, minLength, minValue, nullable, number as numeric, object, optional, pipe, string, type InferOutput } from 'valibot'
import { decoder, Refusal, type Decoded } from '../../decoding/decoder'
import { countedItems } from '../../decoding/items'
import { nothing } from '../../decoding/readers'
import { color, instant, isMissing, nullableId, number, readNumber, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { wireId } from '../../decoding/wire-input'
import type { Transport } from '../../transport/transport'
import { checked, crud, type EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { MOST_BOUND } from './warning.codes'

const BASE = '/api/device/deviceAlarmThreshold'

/** ±999999999 is how the platform writes an open bound. One that cannot be read is refused with its range: it must not look open. */
const bound = decoder((value): number | null | Refusal => {
  const read = readNumber(value)
  if (read === null) return isMissing(value) ? null : new Refusal('not a number')
  return Math.abs(read) > MOST_BOUND ? null : read
})

const range = shape({
  /** null on the deployed platform */
  levelId: from('alId', nullableId),
  level: from('level', text),
  rank: from('sort', number),
  color: from('color', color),
  /** the smallest value of the level; null: open */
  min: from('alarmMin', bound),
  /** values below this one are of the level; null: open */
  max: from('alarmMax', bound),
})

/** Which values of a point are of a level. */
export type ThresholdRange = Decoded<typeof range>

const row = {
  code: from('codeName', text),
  name: from('measuringPoint', text),
  unit: from('dataUnit', text),
  /** the lowest level first, with the number of those that could not be read; none: no value of the point is a warning */
  ranges: from('deviceAlarmThresholds', countedItems(range)),
  updatedAt: from('updTime', instant),
}

/** A measuring point with its thresholds; the id is that of the point, the version that of its thresholds (contract device 15.3). */
export type PointThresholds = EntityRow<typeof row>

const boundInput = optional(nullable(pipe(numeric(), minValue(-MOST_BOUND), maxValue(MOST_BOUND))))

/**
 * All ranges of a point. Our server refuses gaps, overlaps, ranges that hold every value, and ranges that end on the side of the highest level
 * (ADR 28): `rangeProblem` tells the rules.
 */
export const thresholdInput = object({
  ranges: pipe(array(object({ levelId: pipe(string(), minLength(1)), min: boundInput, max: boundInput })), minLength(1)),
})
export type ThresholdInput = InferOutput<typeof thresholdInput>

const filters = { name: 'measuringPoint', all: to<boolean>('all') }

/** `name` contains. `all`: points without thresholds as well, on our server. */
export type ThresholdFilters = FilterValues<typeof filters>

const entity = crud({ base: BASE, row, input: thresholdInput, filters, wire: { ranges: 'level' } })

/** Thresholds of measuring points (contract device 15.3); points without thresholds, `get` and versions are additions of our server (ADR 3). */
export type ThresholdCalls = ReturnType<typeof thresholds>

export function thresholds(http: Transport) {
  const { list, get, remove } = entity(http)
  return {
    /** Points with their ranges; with `all` also points without (GET deviceAlarmThreshold/pageList, contract device 15.3). */
    list,
    /** One point with its ranges (GET deviceAlarmThreshold/get, our server; ADR 3). */
    get,
    /** Takes all ranges of a point away: its values are no warnings any more (GET deviceAlarmThreshold/delete, contract device 15.3). */
    clear: (id: string, signal?: AbortSignal): Promise<void> => remove([id], signal),
    /**
     * Replaces all ranges of a point, also those that could not be read (POST deviceAlarmThreshold/add where it `isNew`, otherwise update, contract device 15.3). Rejects `refused` with the
     * field, e.g. `ranges.1.min`, and `conflict` when another user has changed them since this version.
     */
    async set(id: string, input: ThresholdInput, { isNew, version }: { isNew: boolean; version?: string | null }, signal?: AbortSignal): Promise<void> {
      const { ranges } = checked(thresholdInput, input)
      const level = JSON.stringify(ranges.map(({ levelId, min, max }) => ({ alId: wireId(levelId), alarmMin: min ?? null, alarmMax: max ?? null })))
      const body = { mpId: wireId(id), level, ...(version == null ? {} : { version }) }
      return http.postJson(`${BASE}/${isNew ? 'add' : 'update'}`, body, nothing, { signal, fields: fieldsOf(ranges.length) })
    },
  }
}

/** The server names a field of a range by its place: `level.1.alarmMin`. */
function fieldsOf(ranges: number): ReadonlyMap<string, string> {
  const each = Array.from({ length: ranges }, (_, at) => [['alId', 'levelId'], ['alarmMin', 'min'], ['alarmMax', 'max']].map(([wire, field]): [string, string] => [`level.${at}.${wire}`, `ranges.${at}.${field}`]))
  return new Map([['level', 'ranges'], ...each.flat()])
}
