import { sql, type SQL } from 'drizzle-orm'

/** By what the figures are divided. */
export const DIVISIONS = ['building', 'person', 'type'] as const
export type Division = (typeof DIVISIONS)[number]

/** What tells the rows of divided figures apart; columns that do not divide are null. */
export interface DivisionKey {
  building: SQL
  unit: SQL
  persons: SQL
  type: SQL
  /** the name as it was at the check */
  name: SQL
}

const NO_ID = sql`null::integer`
const NO_TEXT = sql`null::text`

/** The key of a checked point `p` or a result `r`, which keep the place and type that the facility had: of the building, outdoors of the unit, or of the type. */
const placeKey = (of: SQL): DivisionKey => ({
  building: sql`${of}.building_id`, unit: sql`case when ${of}.building_id is null then ${of}.unit_id end`, persons: NO_TEXT, type: NO_TEXT,
  name: sql`case when ${of}.building_id is null then ${of}.unit_name else ${of}.building_name end`,
})
const typeKey = (of: SQL): DivisionKey => ({ building: NO_ID, unit: NO_ID, persons: NO_TEXT, type: sql`${of}.type_name`, name: sql`${of}.type_name` })
const personKey = (persons: SQL, name: SQL): DivisionKey => ({ building: NO_ID, unit: NO_ID, persons, type: NO_TEXT, name })

/** The key of a due point `p` of a task `t`. By person: whoever did the check, which its result `r` says; of a missed check all persons of the task together. */
export const KEY_OF_POINT: Readonly<Record<Division, DivisionKey>> = {
  building: placeKey(sql`p`), type: typeKey(sql`p`), person: personKey(sql`coalesce(r.inspector_id, t.persons)`, sql`r.inspector_name`),
}

/** The key of a defect, by the result `r` in which it was found. */
export const KEY_OF_DEFECT: Readonly<Record<Division, DivisionKey>> = { building: placeKey(sql`r`), type: typeKey(sql`r`), person: personKey(sql`r.inspector_id`, sql`r.inspector_name`) }
