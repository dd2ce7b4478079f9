import { FieldError, BusinessError } from '../../http/errors'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import type { Db } from '../../db/database'
import type { Write } from '../../http/write-work'
import { placesWithin, type VisiblePlaces } from '../menus/data-scope'
import { placesFrom, placeSources, sourcesOf, type PlaceViewer } from '../menus/visible-places.queries'
import type { RoleRef } from '../users/user-rows'
import { zhCN } from './roles.messages'
import { areasOf, type RolePlaces } from './role-scope.queries'
import { findRole, type Role } from './roles.queries'

/** An account as the rules of scopes need it. */
interface ScopedAccount {
  id: string
  username: string
  tenantId: string | null
  isTenantAdmin: boolean
  isSuperAdmin: boolean
}

/**
 * Refuses accounts that see more places than the caller. Before a change: with the password of such an account the caller would gain its
 * places. After a change: no user gives a wider scope than the own one, nor takes one (ADR 31).
 */
export async function refuseWiderAccounts({ tx, scope }: Write, accounts: readonly ScopedAccount[]): Promise<void> {
  if (scope.places === 'all') return
  for (const account of accounts) {
    const places = await placesOfAccount(tx, { ...account, userId: account.id, tenantId: account.tenantId ?? '' })
    if (!placesWithin(places, scope.places)) throw new BusinessError(zhCN.memberScopeTooWide(account.username))
  }
}

function placesOfAccount(tx: Db, viewer: PlaceViewer): Promise<VisiblePlaces> {
  return beyondLimits(tx, async () => {
    const sources = await placeSources(tx, viewer)
    return sources === null ? 'all' : placesFrom(tx, viewer.tenantId, sources)
  })
}

/** Refuses a new account with this role and department when it would see more places than the caller. */
export async function refuseWiderStart({ tx, scope }: Write, role: RoleRef | null, departmentId: number | null): Promise<void> {
  const { places } = scope
  if (places === 'all') return
  const given = await beyondLimits(tx, async (): Promise<VisiblePlaces> => {
    const held = role === null ? undefined : await findRole(tx, scope, role.id)
    const sources = await sourcesOf(tx, held === undefined ? [] : [{ id: held.id, scope: held.dataScope }], async () => (departmentId === null ? [] : [departmentId]))
    return sources === null ? 'all' : placesFrom(tx, scope.tenantId, sources)
  })
  if (!placesWithin(given, places)) throw new FieldError('groupId', zhCN.scopeTooWide)
}

/** Refuses what a role shows whatever its members are: every place, or areas of which the caller sees only a part. */
export async function refuseWiderPlaces({ tx, scope }: Write, { scope: name, regions, buildings }: RolePlaces): Promise<void> {
  const { places } = scope
  if (places === 'all' || name === 'departments' || name === 'departmentsBelow') return
  const shown = name === 'all' ? 'all' : await beyondLimits(tx, () => placesFrom(tx, scope.tenantId, { regions: [...regions], buildings: [...buildings], departments: [] }))
  if (!placesWithin(shown, places)) throw new FieldError('dataScope', zhCN.scopeTooWide)
}

/** Refuses a change of a role that shows more places than the caller sees (ADR 31). */
export async function refuseWiderRole(write: Write, { id, dataScope }: Pick<Role, 'id' | 'dataScope'>): Promise<void> {
  if (write.scope.places !== 'all') await refuseWiderPlaces(write, { scope: dataScope, ...(await areasOf(write.tx, id)) })
}
