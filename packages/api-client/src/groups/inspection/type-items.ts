import { array, boolean, maxValue, minValue, nullable, number as numeric, object, optional, picklist, pipe, type InferOutput } from 'valibot'
import { decoder, readOf, Refusal } from '../../decoding/decoder'
import { countedItems } from '../../decoding/items'
import { codeOf, flag, isMissing, nullableCount, number, required, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { GenericSchema } from '../../decoding/valibot'
import { optionalText, requiredText } from '../inputs'
import { ITEM_KIND, ITEM_VALUE } from './inspection.codes'

const bound = optional(nullable(pipe(numeric(), minValue(-999_999_999), maxValue(999_999_999))))

const item = object({
  content: requiredText(100),
  kind: picklist(Object.values(ITEM_KIND)),
  unit: optionalText(20),
  /** a smaller value is abnormal; null: open */
  min: bound,
  /** a larger value is abnormal; null: open */
  max: bound,
  /** the inspector must take a photo */
  needsPhoto: optional(nullable(boolean())),
})

/** What an inspector checks or tests, in the order of the list. */
export const inspectionItems = optional(array(item), [])
/** One item of a type: its name, how its result is given, its limits, and whether a photo is needed. */
export type InspectionItem = InferOutput<typeof item>

/**
 * A value that is refused where it was sent and cannot be read: a limit would read as open and a photo as not needed, so that a check passed as
 * normal or without its photo, and the next save of the type would write that.
 */
const readable = <T>(schema: GenericSchema<unknown, T | null>) => {
  const readValue = readOf(schema)
  return decoder((wire): T | null | Refusal => {
    const value = readValue(wire)
    return value === null && !isMissing(wire) ? new Refusal('unreadable') : value
  })
}

const wireItem = shape({
  content: from('checkTestItem', required(text, 'no item')),
  place: from('sort', nullableCount),
  needsPhoto: from('photoFlag', readable(flag)),
  value: from('valueType', readable(codeOf(ITEM_VALUE))),
  unit: from('dataUnit', text),
  min: from('valueMin', readable(number)),
  max: from('valueMax', readable(number)),
})

interface PlacedItem extends InspectionItem {
  place: number | null
}

/**
 * A list of items, which the platform sends as JSON text (contract device 18): those that are chosen, or those whose value is written. A
 * list with an unreadable item is refused as a whole: who saves the type would remove that item.
 */
const placedItems = (isChoice: boolean) =>
  decoder((wire): PlacedItem[] | Refusal => {
    if (isMissing(wire)) return []
    const list = read(parsed(wire))
    if (list instanceof Refusal) return list
    if (list.dropped > 0) return new Refusal('an unreadable item')
    return list.rows.map(({ value, needsPhoto, ...rest }) => ({
      ...rest, needsPhoto: needsPhoto ?? false, kind: isChoice ? ITEM_KIND.choice : value === ITEM_VALUE.number ? ITEM_KIND.number : ITEM_KIND.text,
    }))
  })
const read = readOf(countedItems(wireItem))

function parsed(wire: unknown): unknown {
  try {
    return typeof wire === 'string' ? JSON.parse(wire) : wire
  } catch {
    return null
  }
}

export const choiceItems = placedItems(true)
export const valueItems = placedItems(false)

/** Both lists as one, in the order of our server; the deployed platform has none: choices come first. */
export function joinedItems(choices: readonly PlacedItem[], values: readonly PlacedItem[]): InspectionItem[] {
  const placeOf = ({ place }: PlacedItem) => place ?? Number.MAX_SAFE_INTEGER
  return [...choices, ...values].sort((one, other) => placeOf(one) - placeOf(other)).map(({ place: _place, ...rest }) => rest)
}

/** One list as the two JSON texts of the wire. */
export function splitItems(items: readonly InspectionItem[]): { choices: string; values: string } {
  const placed = items.map((each, place) => ({ kind: each.kind, wire: { checkTestItem: each.content, sort: place, photoFlag: each.needsPhoto === true ? '1' : '0', ...valueOf(each) } }))
  const textOf = (isChoice: boolean) => JSON.stringify(placed.filter(({ kind }) => (kind === ITEM_KIND.choice) === isChoice).map(({ wire }) => wire))
  return { choices: textOf(true), values: textOf(false) }
}

function valueOf({ kind, unit, min, max }: InspectionItem): object {
  if (kind === ITEM_KIND.choice) return {}
  return kind === ITEM_KIND.text ? { valueType: ITEM_VALUE.text } : { valueType: ITEM_VALUE.number, dataUnit: unit ?? null, valueMin: min ?? null, valueMax: max ?? null }
}
