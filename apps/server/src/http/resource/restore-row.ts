import { BusinessError } from '../errors'
import type { Change, Write } from '../write-work'
import type { Definition, StoredRow } from './definition'
import { changeOf } from './insert-rows'
import { refuseOutside } from './refuse-outside'
import { unknownReferences } from './references.queries'
import { updateStored } from './stored-rows.queries'
import { keyOf, takenPlaces } from './uniqueness.queries'

/**
 * Takes the deletion of a row back, unless it would break now what `add` demands: what it refers to exists, its names are free, its rules
 * hold. What is watched counts as not enabled until its next report: its last status is old. So is what a fire host has told of itself: a fault that it had
 * before its deletion hides no new one. A point of a fire host counts as never heard: a stop and a start of its host would give the last status back to a point
 * that was. A restored host counts as known to be silent until it reports. The watch for silence raises no alarm for it,
 * because its reports were not taken while it was deleted.
 */
export async function restoreRow(write: Write, definition: Definition, row: StoredRow): Promise<readonly Change[]> {
  const problems = [...(await unknownReferences(write, definition, [row], row)).values(), ...(await definition.rules(write, [row])).values()]
  for (const { message } of problems) throw new BusinessError(message)
  for (const unique of definition.unique) {
    const key = keyOf(definition, unique, row)
    const taken = key !== null && (await takenPlaces(write.tx, definition, unique, write.scope, [key], row.id)).length > 0
    if (taken) throw new BusinessError(unique.message)
  }
  const watched = {
    ...('statusAt' in row ? { status: 'notEnabled', statusAt: write.now } : {}),
    ...('latestType' in row ? { reportedAt: null, latestType: null, latestAt: null } : {}),
    ...('states' in row ? { states: {}, silentAt: write.now } : {}),
  }
  const [after] = await updateStored(write.tx, definition.table, row.id, { ...watched, deletedAt: null, updatedBy: write.author, updatedAt: write.now })
  await refuseOutside(write, definition, [row.id])
  const told = await definition.follow(write, [row.id])
  return [changeOf(definition, 'restore', null, after ?? null), ...(told ?? [])]
}
