import type { Change, Write } from '../write-work'
import type { Definition, StoredRow } from './definition'
import { refuseOutside } from './refuse-outside'
import { insertStored } from './stored-rows.queries'

/** Writes new rows of the caller's tenant; `act` names the change in the audit log. */
export async function insertRows(write: Write, definition: Definition, act: string, rows: readonly object[]): Promise<Change[]> {
  const { tx, scope, author, now } = write
  await definition.refusesMore(write, rows.length)
  const owner = definition.shared ? {} : { tenantId: scope.tenantId }
  const stamp = { createdBy: author, createdAt: now, updatedBy: author, updatedAt: now }
  const inserted = await insertStored(tx, definition.table, rows.map((values) => ({ ...values, ...owner, ...stamp })))
  const ids = inserted.map(({ id }) => id)
  await refuseOutside(write, definition, ids)
  const told = await definition.follow(write, ids)
  return [...inserted.map((after) => changeOf(definition, act, null, after)), ...(told ?? [])]
}

/** A changed row for the audit log, as it is on the wire. */
export function changeOf(definition: Definition, act: string, before: StoredRow | null, after: StoredRow | null): Change {
  const wire = (row: StoredRow | null) => row && definition.row(row)
  return { act, id: (after ?? before)?.id ?? null, before: wire(before), after: wire(after) }
}
