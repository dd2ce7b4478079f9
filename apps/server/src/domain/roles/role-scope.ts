import { ROLE_SCOPE } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'
import { array, maxLength, object, picklist, pipe, regex, string, transform } from 'valibot'

import type { Db } from '../../db/database'
import type { RoleScope } from '../../db/schema'
import { lockWrites } from '../../db/lock-writes'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import type { AppEnv } from '../../http/app-env'
import { FieldError } from '../../http/errors'
import { MOST_IDS } from '../../http/filters'
import { jsonBody } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Write } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import type { DataScope } from '../menus/data-scope'
import { findAccounts } from '../users/users.queries'
import { demandRole, versionField } from './change-roles'
import { holderIds } from './members.queries'
import { areasOf, buildingNames, regionNames, replaceAreas, type RolePlaces } from './role-scope.queries'
import { zhCN } from './roles.messages'
import { findRole, updateRole } from './roles.queries'
import { refuseWiderAccounts, refuseWiderPlaces } from './scope-rules'
import { keepingWayIn } from './way-in'

/** group/{id}/dataScope (additive): which places the members of a role see (ADR 31). */
export async function readRoleScope(tx: Db, scope: DataScope, id: string) {
  const role = demandRole(await findRole(tx, scope, id))
  const { regions, buildings } = await areasOf(tx, id)
  const names = { regions: await regionNames(tx, regions), buildings: await beyondLimits(tx, () => buildingNames(tx, scope.tenantId, buildings)) }
  return {
    id,
    version: role.version,
    dataScope: ROLE_SCOPE[role.dataScope],
    regions: regions.map((code) => ({ code, name: names.regions.get(code) ?? code })),
    // a building that has been deleted since shows nothing
    buildings: buildings.flatMap((building) => (names.buildings.has(building) ? [{ id: building, name: names.buildings.get(building) }] : [])),
  }
}

const NAMES = Object.keys(ROLE_SCOPE) as RoleScope[]

const scopeBody = object({
  version: versionField,
  dataScope: picklist(Object.values(ROLE_SCOPE)),
  regionCodes: pipe(array(string()), maxLength(MOST_IDS)),
  buildingIds: pipe(array(pipe(string(), regex(/^\d{1,9}$/), transform(Number))), maxLength(MOST_IDS)),
})

/**
 * POST group/{id}/dataScope replaces the scope of a role. The caller must have both what the role had and what it gets, and keeps the own
 * scope. A role by departments shows each member the places of that member's departments, so everyone who holds the role is checked.
 */
export async function changeRoleScope({ clock }: Pick<ServerDeps, 'clock'>, c: Context<AppEnv>, id: string): Promise<void> {
  const given = await jsonBody(c, scopeBody)
  await writeWork(c, clock, 'role', (write) => keepingWayIn(write, async () => {
    const { tx, scope, author, now } = write
    await lockWrites(tx, 'user')
    const role = demandRole(await findRole(tx, scope, id))
    checkVersion(role, given.version)
    const before: RolePlaces = { scope: role.dataScope, ...(await areasOf(tx, id)) }
    const wanted = await placesOfInput(write, given)
    await refuseWiderPlaces(write, before)
    await refuseWiderPlaces(write, wanted)
    const holders = (await findAccounts(tx, write.session, { ids: await holderIds(tx, id) })).map(({ account }) => account)
    await refuseWiderAccounts(write, holders)
    await replaceAreas(tx, id, wanted)
    await updateRole(tx, role, { dataScope: wanted.scope, updatedBy: author, updatedAt: now })
    await refuseWiderAccounts(write, holders)
    return [{ act: 'dataScope', id, before: { name: role.name, ...before }, after: { name: role.name, ...wanted } }]
  }))
}

/** What the input names; regions and buildings belong to chosen areas only, and a building must be visible to the caller. */
async function placesOfInput({ tx, scope }: Write, { dataScope, regionCodes, buildingIds }: { dataScope: string; regionCodes: readonly string[]; buildingIds: readonly number[] }): Promise<RolePlaces> {
  const name = NAMES.find((one) => ROLE_SCOPE[one] === dataScope) ?? 'departments'
  if (name !== 'areas') return { scope: name, regions: [], buildings: [] }
  const [regions, buildings] = [[...new Set(regionCodes)].sort(), [...new Set(buildingIds)]]
  if (regions.length + buildings.length === 0) throw new FieldError('regionCodes', zhCN.areasMissing)
  if ((await regionNames(tx, regions)).size < regions.length) throw new FieldError('regionCodes', zhCN.regionUnknown)
  if ((await buildingNames(tx, scope.tenantId, buildings)).size < buildings.length) throw new FieldError('buildingIds', zhCN.buildingUnknown)
  return { scope: name, regions, buildings }
}
