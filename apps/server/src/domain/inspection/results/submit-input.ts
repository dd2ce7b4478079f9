import { array, integer, maxLength, maxValue, minValue, nullish, number, object, picklist, pipe, regex, string, toUpperCase, trim } from 'valibot'

import { zhCN as httpWords } from '../../../http/http.messages'
import { requiredId } from '../../../http/resource/number'
import { optionalText } from '../../../http/resource/text'
import { MOST_PHOTOS } from '../type-items'

const MOST_ITEMS = 100

const clientId = pipe(string(), regex(/^[\w-]{8,80}$/, httpWords.badParameter))
const label = pipe(string(), trim(), toUpperCase(), regex(/^[0-9A-Z-]{1,32}$/, httpWords.badParameter))
/** milliseconds since 1970; one that cannot be believed is kept as `believedTime` says */
const instant = pipe(number(), integer(httpWords.badParameter), minValue(0, httpWords.badParameter), maxValue(8.64e15, httpWords.badParameter))
const short = (max: number) => pipe(string(), trim(), maxLength(max, httpWords.tooLong(max)))

/** A result as the phone sends it (contract device §19.5 `add`; ids, times and photos are ours, ADR 48). */
export const resultInput = object({
  clientId,
  facilitiesNo: label,
  taskPointId: nullish(requiredId()),
  inspectionTime: instant,
  itemValue: pipe(array(object({ checkTestItem: short(100), itemVaule: short(500) })), maxLength(MOST_ITEMS)),
  problemDescription: optionalText(500),
  handling: nullish(picklist(['0', '1'])),
  photos: nullish(pipe(array(object({ checkTestItem: nullish(short(100)), content: string() })), maxLength(MOST_PHOTOS)), []),
})

/** A point that the inspector leaves out (contract device §19.5 `addJumpInspectionResults`). */
export const skipInput = object({ taskPointId: requiredId(), problemDescription: pipe(short(200), regex(/\S/, httpWords.required)) })
