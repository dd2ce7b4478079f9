import { boolean, integer, maxValue, minValue, number as numeric, object, optional, picklist, pipe, regex, string, toUpperCase, trim, nullable, type InferOutput } from 'valibot'
import { codeOf, color, flag, instant, number, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import type { FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { MOST_LEVEL_SORT, WARNING_TONE } from './warning.codes'

const row = {
  name: from('level', text),
  /** a larger number is a higher level (our server; ADR 28) */
  rank: from('sort', number),
  color: from('color', color),
  /** null: silent, or a server without tones */
  tone: from('tone', codeOf(WARNING_TONE)),
  /** whether the tone repeats until an operator acknowledges the warning */
  repeats: from('repeatFlag', flag),
  instructions: from('levelInstructions', text),
  updatedAt: from('updTime', instant),
}

/** A level of early warnings of the tenant (contract device 15.2). The deployed platform has no tones (ADR 3). */
export type AlarmLevel = EntityRow<typeof row>

/** What a user may write of a level. Name, sort number and colour are unique (contract device 15.2). */
export const alarmLevelInput = object({
  name: requiredText(10),
  rank: pipe(numeric(), integer(), minValue(0), maxValue(MOST_LEVEL_SORT)),
  color: pipe(string(), trim(), regex(/^#[0-9a-f]{6}$/i), toUpperCase()),
  tone: optional(nullable(picklist(Object.values(WARNING_TONE)))),
  repeats: optional(nullable(boolean())),
  instructions: optionalText(50),
})
export type AlarmLevelInput = InferOutput<typeof alarmLevelInput>

const filters = { name: 'level', instructions: 'levelInstructions' }

/** Each filter contains; both are applied by our server only. */
export type AlarmLevelFilters = FilterValues<typeof filters>

/** Levels, the lowest first (contract device 15.2); our server sorts them by `name`, `rank` and `updatedAt`, too. `remove` rejects `refused` for a level with thresholds. */
export type AlarmLevelCalls = Crud<AlarmLevel, AlarmLevelInput, AlarmLevelFilters>

export const alarmLevels = crud({ base: '/api/device/deviceAlarmLevel', row, input: alarmLevelInput, filters })
