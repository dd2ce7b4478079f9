import { array, boolean, integer, maxLength, maxValue, minValue, nullable, number, object, optional, picklist, pipe, regex, string, transform, union } from 'valibot'

import { requiredId } from '../../http/resource/number'
import { requiredText } from '../../http/resource/text'
import { zhCN } from './floor-plans.messages'

/** as many as a floor has at most */
const MOST_MARKS = 2_000
const HIGHEST_FLOOR = 999

const floor = pipe(union([number(), string()]), transform(Number), integer(zhCN.noSuchFloor), minValue(-HIGHEST_FLOOR, zhCN.noSuchFloor), maxValue(HIGHEST_FLOOR, zhCN.noSuchFloor))
const sign = pipe(string(), regex(/^(\d{1,5}(\.\d{1,6})?,\d{1,5}(\.\d{1,6})?)?$/, zhCN.badPosition))

/** `saveDraft`: a picture as Base64, and the draft that the caller knows of. */
export const draftInput = object({ buildingId: requiredId(), floor, fileName: requiredText(200), replaces: optional(nullable(requiredId())), content: string() })

/** `deleteImage` (contract device §7). */
export const removalInput = object({ buildingId: requiredId(), floor })

/** The plan that the caller has seen; null where the floor has none. */
const seenPlan = { planId: nullable(requiredId()), version: nullable(number()) }

/** `publishDraft`: `scales` is false where marks are fractions of the picture and stay as they are (domain 7). */
export const publishInput = object({ draftId: requiredId(), ...seenPlan, scales: optional(boolean(), true) })

export const discardInput = object({ draftId: requiredId() })

/** `saveMarks`: what each device has now, and what it had when the caller read it; a blank sign is no mark. */
export const marksInput = object({
  buildingId: requiredId(),
  floor,
  planId: requiredId(),
  version: number(),
  scales: optional(boolean(), true),
  marks: pipe(array(object({ kind: picklist(['device', 'fireHostPoint']), id: requiredId(), positionSign: sign, was: sign })), maxLength(MOST_MARKS)),
})
