import { maxValue, minLength, minValue, nullable, number as numeric, object, optional, picklist, pipe, regex, string, trim, type InferOutput } from 'valibot'
import { codeOf, instant, isSent, number, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import type { FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { MEASURING_POINT_TYPE, NORMAL_SYMBOL, OUT_OF_RANGE } from './measuring-point.codes'

export * from './measuring-point.codes'

const row = {
  code: from('codeName', text),
  name: from('measuringPoint', text),
  unit: from('dataUnit', text),
  type: from('measuringPointType', codeOf(MEASURING_POINT_TYPE)),
  /** null: open, unless one was sent */
  normalMin: from('normalValueMin', number),
  /** whether a lower bound was sent: where it is null, it could not be read */
  hasMin: from('normalValueMin', isSent),
  /** whether the bound itself is normal; null: it is, unless a word of it was sent */
  normalMinSymbol: from('normalSymbolMin', codeOf(NORMAL_SYMBOL)),
  hasMinSymbol: from('normalSymbolMin', isSent),
  /** null: open, unless one was sent */
  normalMax: from('normalValueMax', number),
  /** whether an upper bound was sent: where it is null, it could not be read */
  hasMax: from('normalValueMax', isSent),
  normalMaxSymbol: from('normalSymbolMax', codeOf(NORMAL_SYMBOL)),
  hasMaxSymbol: from('normalSymbolMax', isSent),
  /** what a value out of the range is taken for; null: nothing, or a server that does not tell, unless a word of it was sent */
  outOfRange: from('outOfRange', codeOf(OUT_OF_RANGE)),
  hasOutOfRange: from('outOfRange', isSent),
  /** name of the alarm or fault below the range */
  lowAlarm: from('alarmTypeMin', text),
  /** name of the alarm or fault above the range */
  highAlarm: from('alarmTypeMax', text),
  updatedAt: from('updTime', instant),
}

/** What a device measures, and between which bounds a value is normal, in its own unit (contract device 15.1). */
export type MeasuringPoint = EntityRow<typeof row>

const MOST = 999_999_999
const bound = optional(nullable(pipe(numeric(), minValue(-MOST), maxValue(MOST))))
const symbol = optional(nullable(picklist(Object.values(NORMAL_SYMBOL))))

/** What a user may write of a point. Code and name are unique, and the code never changes: reports name the point by it (contract device 15.1). */
export const measuringPointInput = object({
  code: pipe(string(), trim(), minLength(1), regex(/^\w{1,64}$/)),
  name: requiredText(100),
  unit: optionalText(20),
  type: picklist(Object.values(MEASURING_POINT_TYPE)),
  normalMin: bound,
  normalMinSymbol: symbol,
  normalMax: bound,
  normalMaxSymbol: symbol,
  outOfRange: optional(nullable(picklist(Object.values(OUT_OF_RANGE)))),
  lowAlarm: optionalText(50),
  highAlarm: optionalText(50),
})

/** A new or changed measuring point. */
export type MeasuringPointInput = InferOutput<typeof measuringPointInput>

const filters = { name: 'measuringPoint', code: 'codeName', type: 'measuringPointType' }

/** `name` and `code` contain, `type` is exact; `code` is applied by our server only. */
export type MeasuringPointFilters = FilterValues<typeof filters>

/** Measuring points (contract device 15.1), shared by all tenants; our server sorts them by `code`, `name` and `updatedAt`. */
export type MeasuringPointCalls = Crud<MeasuringPoint, MeasuringPointInput, MeasuringPointFilters>

/** Group `measuringPoints`: `client.with(measuringPoints)`. */
export const measuringPoints: ApiGroup<'measuringPoints', MeasuringPointCalls> = {
  name: 'measuringPoints',
  calls: crud({ base: '/api/device/deviceMeasuringPoint', row, input: measuringPointInput, filters }),
}
