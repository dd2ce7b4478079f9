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
    const named = await rowsById(tx, reference, scope, rows.map(idOf))
    rows.forEach((stored, place) => Object.assign(wire[place] ?? {}, shownOf(reference, named.get(idOf(stored)))))
  }
  return wire
}

/**
 * The places in the list, from 0, of values that refer to a row which the caller cannot reach, or to one that takes nothing new; `before`: the row that the
 * values change may go on referring to it. The other rows are locked against deletion until the commit.
 */
export async function unknownReferences({ tx, scope }: Write, definition: Definition, values: readonly Values[], before?: StoredRow): Promise<Map<number, FieldProblem>> {
  const problems = new Map<number, FieldProblem>()
  for (const reference of definition.refersTo) {
    const idOf = reader(definition, reference)
    const ids = values.map(idOf)
    if (ids.every((id) => id === null)) continue
    await lockWrites(tx, reference.to.name)
    const known = await rowsById(tx, reference, scope, ids)
    const takes = (row: StoredRow) => (reference.takesNew?.(row) ?? true) || (before !== undefined && idOf(before) === row.id)
    ids.forEach((id, place) => {
      const row = known.get(id)
      if (id !== null && !(row && takes(row)) && !problems.has(place)) problems.set(place, { field: reference.field, message: reference.message })
    })
  }
  return problems
}

async function rowsById(tx: Db, { to }: Reference, scope: DataScope, ids: readonly (number | null)[]): Promise<Map<number | null, StoredRow>> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  return new Map(named.length === 0 ? [] : (await selectByIds(tx, to, scope, named)).map((stored) => [stored.id, stored]))
}

/** What a row shows of the row that it refers to. */
function shownOf({ to, shows }: Reference, stored: StoredRow | undefined): Values {
  const wire: Values | undefined = stored && to.row(stored)
  return Object.fromEntries(shows.map((field) => [field, wire ? wire[field] : null]))
}

function reader({ table }: Definition, { column }: Reference): (values: Values) => number | null {
  const name = columnNameOf(table, column)
  return ({ [name]: id }) => (typeof id === 'number' ? id : null)
}
