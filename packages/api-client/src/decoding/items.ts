import { decoder, readOf, Refusal, type Read } from './decoder'
import { report, reportRepeated } from './reporting'
import { isMissing } from './scalars'
import type { GenericSchema } from './valibot'

/** The items of a list that could be read, and how many could not. */
export interface ReadItems<T> {
  rows: T[]
  dropped: number
}

/**
 * A list inside an object: items that cannot be read are dropped and reported; missing and null are an empty list.
 * Anything else that is no list is refused: unreadable must not look like empty (domain 25).
 */
export function items<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T[]> {
  const read = readOf(schema)
  return decoder((value) => {
    const list = listOf(value)
    return list instanceof Refusal ? list : rowsOf(read, list)
  })
}

/** The same with the number of dropped items, for a list that is shown. */
export function countedItems<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, ReadItems<T>> {
  const read = readOf(schema)
  return decoder((value) => {
    const list = listOf(value)
    if (list instanceof Refusal) return list
    const rows = rowsOf(read, list)
    return { rows, dropped: list.length - rows.length }
  })
}

/** The same, but null for what is no list, so that the object around it is kept. */
export function itemsOrNull<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T[] | null> {
  const read = readOf(schema)
  return decoder((value) => {
    const list = listOf(value)
    return list instanceof Refusal ? null : rowsOf(read, list)
  })
}

function listOf(value: unknown): unknown[] | Refusal {
  if (Array.isArray(value)) return value as unknown[]
  return isMissing(value) ? [] : new Refusal('not a list')
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
