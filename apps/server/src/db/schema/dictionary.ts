import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { audit, id, version } from './columns'

/** Lists of codes; the same for every tenant (contract admin §3.13). Built-in ones are written at the start from the names of the codes (ADR 35). */
export const dictionaryTypes = pgTable(
  'dictionary_types',
  {
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    isBuiltIn: boolean('is_built_in').notNull().default(false),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('dictionary_types_code').on(sql`lower(${t.code})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('dictionary_types_name').on(sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
  ],
)

/** Codes of a list with their names. */
export const dictionaryEntries = pgTable(
  'dictionary_entries',
  {
    id: id(),
    typeId: integer('type_id').notNull().references(() => dictionaryTypes.id),
    /** what is stored and sent */
    value: text('value').notNull(),
    label: text('label').notNull(),
    englishLabel: text('english_label'),
    /** place in its list, lowest first; those without one come last */
    orderNumber: integer('order_number'),
    /** the mark that it is shown with */
    style: text('style'),
    isDefault: boolean('is_default').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    isBuiltIn: boolean('is_built_in').notNull().default(false),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('dictionary_entries_value').on(t.typeId, sql`lower(${t.value})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('dictionary_entries_label').on(t.typeId, sql`lower(${t.label})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('dictionary_entries_default').on(t.typeId).where(sql`${t.isDefault} and ${t.deletedAt} is null`),
  ],
)
