import { and, asc, count, desc, eq, inArray, isNull, like, sql } from 'drizzle-orm'

import { likePattern } from '../../db/conditions'
import type { Db } from '../../db/database'
import { dictionaryEntries, dictionaryTypes } from '../../db/schema'

type Type = typeof dictionaryTypes.$inferSelect
type Entry = typeof dictionaryEntries.$inferSelect

const e = dictionaryEntries
/** Own rows before built-in ones, list by list, in the order of the entries. */
export const entryOrder = [asc(e.isBuiltIn), asc(e.typeId), sql`${e.orderNumber} asc nulls last`, desc(e.id)]

/** Every list, by its code. */
export const allTypes = (tx: Db): Promise<Type[]> => tx.select().from(dictionaryTypes).where(isNull(dictionaryTypes.deletedAt)).orderBy(asc(dictionaryTypes.code))

/** How many entries each of these lists has. */
export async function entryCounts(tx: Db, typeIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx.select({ typeId: e.typeId, entries: count() }).from(e).where(and(inArray(e.typeId, [...typeIds]), isNull(e.deletedAt))).groupBy(e.typeId)
  return new Map(rows.map(({ typeId, entries }) => [typeId, entries]))
}

/** The lists of these entries, by the id of the entry. */
export async function typesOfEntries(tx: Db, ids: readonly number[]): Promise<{ id: number; value: string; code: string; name: string }[]> {
  return tx.select({ id: e.id, value: e.value, code: dictionaryTypes.code, name: dictionaryTypes.name }).from(e).innerJoin(dictionaryTypes, eq(dictionaryTypes.id, e.typeId)).where(inArray(e.id, [...ids]))
}

/** Those of these lists that are built in. */
export async function builtInTypes(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.select({ id: dictionaryTypes.id }).from(dictionaryTypes).where(and(inArray(dictionaryTypes.id, [...ids]), eq(dictionaryTypes.isBuiltIn, true)))
  return new Set(rows.map(({ id }) => id))
}

/** Whether one of these entries is built in, also when it was deleted in this transaction. */
export async function hasBuiltInEntry(tx: Db, ids: readonly number[]): Promise<boolean> {
  return (await tx.select({ id: e.id }).from(e).where(and(inArray(e.id, [...ids]), eq(e.isBuiltIn, true))).limit(1)).length > 0
}

/** The default entries of these lists. */
export const defaultsOf = (tx: Db, typeIds: readonly number[]): Promise<Pick<Entry, 'id' | 'typeId'>[]> =>
  tx.select({ id: e.id, typeId: e.typeId }).from(e).where(and(inArray(e.typeId, [...typeIds]), eq(e.isDefault, true), isNull(e.deletedAt)))

/** The entries that can be chosen whose code, the list's followed by the value, begins with this text (contract admin §3.13). */
export function offeredEntries(tx: Db, prefix: string): Promise<{ entry: Entry; type: Type }[]> {
  const code = sql`${dictionaryTypes.code} || '_' || ${e.value}`
  const begins = likePattern(prefix).slice(1)
  return tx
    .select({ entry: e, type: dictionaryTypes })
    .from(e)
    .innerJoin(dictionaryTypes, eq(dictionaryTypes.id, e.typeId))
    .where(and(like(code, begins), eq(e.isDisabled, false), isNull(e.deletedAt), isNull(dictionaryTypes.deletedAt)))
    .orderBy(asc(dictionaryTypes.code), sql`${e.orderNumber} asc nulls last`, asc(e.id))
}
