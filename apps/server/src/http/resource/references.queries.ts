import type { Db } from '../../db/database'
import { lockWrites } from '../../db/lock-writes'
import type { DataScope } from '../../domain/menus/data-scope'
import type { Write } from '../write-work'
import type { Definition, Reference, StoredRow, WireRow } from './definition'
import type { FieldProblem } from './input'
import { columnNameOf, selectByIds } from './stored-rows.queries'
import { wireRow } from './wire-row'

type Values = Record<string, unknown>

/** Rows on the wire, each with what it shows of the rows that it refers to and what its declaration adds. */
export async function wireRows(tx: Db, definition: Definition, scope: DataScope, rows: readonly StoredRow[]): Promise<WireRow[]> {
  const wire = rows.map((stored) => wireRow(definition, stored))
  const added = await definition.adds(tx, scope, rows.map(({ id }) => id))
  rows.forEach(({ id }, place) => Object.assign(wire[place] ?? {}, added.get(id)))
  for (const reference of definition.refersTo) {
    const idOf = reader(definition, reference)
    const shown = await shownById(tx, reference, scope, rows.map(idOf))
    rows.forEach((stored, place) => Object.assign(wire[place] ?? {}, shown.get(idOf(stored)) ?? nothing(reference)))
  }
  return wire
}

/**
 * The places in the list, from 0, of values that refer to a row which the caller cannot reach. The other rows are locked
 * against deletion until the commit.
 */
export async function unknownReferences({ tx, scope }: Write, definition: Definition, values: readonly Values[]): Promise<Map<number, FieldProblem>> {
  const problems = new Map<number, FieldProblem>()
  for (const reference of definition.refersTo) {
    const ids = values.map(reader(definition, reference))
    if (ids.every((id) => id === null)) continue
    await lockWrites(tx, reference.to.name)
    const known = await shownById(tx, reference, scope, ids)
    ids.forEach((id, place) => {
      if (id !== null && !known.has(id) && !problems.has(place)) problems.set(place, { field: reference.field, message: reference.message })
    })
  }
  return problems
}

async function shownById(tx: Db, { to, shows }: Reference, scope: DataScope, ids: readonly (number | null)[]): Promise<Map<number | null, Values>> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  if (named.length === 0) return new Map()
  const rows = await selectByIds(tx, to, scope, named)
  return new Map(rows.map((stored) => {
    const wire = to.row(stored)
    return [stored.id, Object.fromEntries(shows.map((field) => [field, wire[field]]))]
  }))
}

const nothing = ({ shows }: Reference): Values => Object.fromEntries(shows.map((field) => [field, null]))

function reader({ table }: Definition, { column }: Reference): (values: Values) => number | null {
  const name = columnNameOf(table, column)
  return ({ [name]: id }) => (typeof id === 'number' ? id : null)
}
