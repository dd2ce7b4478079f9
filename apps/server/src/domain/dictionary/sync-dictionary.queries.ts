import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { dictionaryEntries, dictionaryTypes } from '../../db/schema'
import { BUILT_IN_TYPES, type BuiltInEntry, type BuiltInType } from './built-in-types'

/** Writes the built-in lists as this version of the server has them; runs at each start, alone (ADR 35). Lists of users are not touched, but for a name that is taken. */
export async function syncDictionary(db: Db): Promise<void> {
  await freeNames(db)
  const stored = await db.select().from(dictionaryTypes).where(eq(dictionaryTypes.isBuiltIn, true))
  const gone = stored.filter(({ code }) => BUILT_IN_TYPES.every((type) => type.code !== code)).map(({ id }) => id)
  if (gone.length > 0) {
    await db.delete(dictionaryEntries).where(inArray(dictionaryEntries.typeId, gone))
    await db.delete(dictionaryTypes).where(inArray(dictionaryTypes.id, gone))
  }
  for (const type of BUILT_IN_TYPES) await syncType(db, type, stored.find(({ code }) => code === type.code))
}

/**
 * An own list that has the name of a built-in one gets its code added. A new version can name a list as a user has named his own: two lists
 * cannot have one name, and a server that cannot write its lists does not start.
 */
async function freeNames(db: Db): Promise<void> {
  const t = dictionaryTypes
  const isTaken = inArray(sql`lower(${t.name})`, BUILT_IN_TYPES.map(({ name }) => name.toLowerCase()))
  await db.update(t).set({ name: sql`${t.name} || '（' || ${t.code} || '）'`, version: sql`${t.version} + 1` }).where(and(isTaken, eq(t.isBuiltIn, false), isNull(t.deletedAt)))
}

async function syncType(db: Db, { entries, ...type }: BuiltInType, stored: typeof dictionaryTypes.$inferSelect | undefined): Promise<void> {
  const [added] = stored ? [stored] : await db.insert(dictionaryTypes).values({ ...type, isBuiltIn: true }).returning()
  const typeId = added?.id ?? 0
  if (stored && !isSame(stored, type)) await db.update(dictionaryTypes).set(type).where(eq(dictionaryTypes.id, typeId))
  const before = await db.select().from(dictionaryEntries).where(eq(dictionaryEntries.typeId, typeId))
  const isKept = (row: BuiltInEntry) => before.some((one) => isSame(one, row))
  if (before.length === entries.length && entries.every(isKept)) return
  // a changed name may be that of another entry before: all of them are written together
  const values = entries.map((entry) => entry.value)
  const present = new Map(before.map(({ id, value }) => [value, id]))
  await db.delete(dictionaryEntries).where(and(eq(dictionaryEntries.typeId, typeId), eq(dictionaryEntries.isBuiltIn, true)))
  await db.insert(dictionaryEntries).values(values.map((value, at) => {
    const id = present.get(value)
    return { ...entries[at], value, label: entries[at]?.label ?? value, typeId, isBuiltIn: true, ...(id === undefined ? {} : { id }) }
  }))
}

const isSame = (stored: Readonly<Record<string, unknown>>, wanted: object): boolean => Object.entries(wanted).every(([name, value]) => stored[name] === value)
