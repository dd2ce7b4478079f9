import { decoder, mapped, readOf, Refusal, type Read } from './decoder'
import { report, reportRepeated } from './reporting'
import { isMissing } from './scalars'
import type { GenericSchema } from './valibot'
import type { ReadRows } from '../rows'

/**
 * A list inside an object: items that cannot be read are dropped, reported and counted; missing and null are an empty list.
 * Anything else that is no list is refused: unreadable must not look like empty (domain 25).
 */
export function countedItems<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, ReadRows<T>> {
  const read = readOf(schema)
  return decoder((value) => {
    if (!Array.isArray(value)) return isMissing(value) ? { rows: [], dropped: 0 } : new Refusal('not a list')
    const rows = rowsOf(read, value)
    return { rows, dropped: value.length - rows.length }
  })
}

/** A list inside an object, as `countedItems` reads it, without the number of dropped items. */
export function items<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T[]> {
  return mapped(countedItems(schema), ({ rows }) => rows)
}

/** A list inside an object that is saved as a whole later. One unreadable item refuses it: to save the others would take that item away. */
export function everyItem<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T[]> {
  return mapped(countedItems(schema), ({ rows, dropped }) => (dropped > 0 ? new Refusal('an unreadable item') : rows))
}

/** A list inside an object; null for a value that is no list, so that the object around it is kept. Items that cannot be read are dropped. */
export function itemsOrNull<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T[] | null> {
  const read = readOf(items(schema))
  return decoder((value) => {
    const list = read(value)
    return list instanceof Refusal ? null : list
  })
}

/** The whole list; null where it is not sent or one of its items cannot be read: what is left out would look calm (domain 25). */
export function wholeListOrNull<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T[] | null> {
  const read = readOf(countedItems(schema))
  return decoder((value) => {
    const list = read(value)
    return isMissing(value) || list instanceof Refusal || list.dropped > 0 ? null : list.rows
  })
}

function rowsOf<T>(read: Read<T>, list: readonly unknown[]): T[] {
  const rows: T[] = []
  for (const row of list) {
    const item = read(row)
    if (item instanceof Refusal) report('rowDropped', item.reason)
    else rows.push(item)
  }
  reportRepeated(rows)
  return rows
}
