import { and, eq, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { dictionaryEntries, dictionaryTypes } from '../../db/schema'
import { BUILT_IN_TYPES, type BuiltInEntry, type BuiltInType } from './built-in-types'

/** Writes the built-in lists as this version of the server has them; runs at each start, alone (ADR 35). Lists of users are not touched. */
export async function syncDictionary(db: Db): Promise<void> {
  const stored = await db.select().from(dictionaryTypes).where(eq(dictionaryTypes.isBuiltIn, true))
  const gone = stored.filter(({ code }) => BUILT_IN_TYPES.every((type) => type.code !== code)).map(({ id }) => id)
  if (gone.length > 0) {
    await db.delete(dictionaryEntries).where(inArray(dictionaryEntries.typeId, gone))
    await db.delete(dictionaryTypes).where(inArray(dictionaryTypes.id, gone))
  }
  for (const type of BUILT_IN_TYPES) await syncType(db, type, stored.find(({ code }) => code === type.code))
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
