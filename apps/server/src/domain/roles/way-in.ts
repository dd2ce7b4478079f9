import { beyondLimits } from '../../db/scoped/limit-transaction'
import { BusinessError } from '../../http/errors'
import type { Write } from '../../http/write-work'
import { placesWithin } from '../menus/data-scope'
import { grantsOf } from '../menus/grants.queries'
import { visiblePlaces } from '../menus/visible-places.queries'
import { zhCN } from './roles.messages'

/** The elements through which a user can give rights back that were taken by mistake. */
const WAYS_IN = new Set([
  'adminSys/groupManager:btn_authority', 'adminSys/groupManager:btn_scope', 'adminSys/groupManager:btn_user', 'adminSys/userManager:btn_edit',
  'adminSys/departManager:btn_position_user', 'adminSys/departManager:btn_position_role',
])

/**
 * Runs a write that may change the caller's own rights. One that takes from the caller an element by which rights are given is
 * refused: the caller could not undo it, and perhaps no other user could. So is one that takes places from the caller's own scope.
 */
export async function keepingWayIn<Result>(write: Write, work: () => Promise<Result>): Promise<Result> {
  const [before, seen] = [await waysIn(write), await placesOf(write)]
  const result = await work()
  const after = await waysIn(write)
  if ([...before].some((way) => !after.has(way))) throw new BusinessError(zhCN.lastWayIn)
  if (!placesWithin(seen, await placesOf(write))) throw new BusinessError(zhCN.ownScopeSmaller)
  return result
}

async function waysIn({ tx, session }: Write): Promise<Set<string>> {
  const { elements } = await grantsOf(tx, session)
  return new Set(elements.map(({ code }) => code).filter((code) => WAYS_IN.has(code)))
}

const placesOf = ({ tx, session }: Write) => beyondLimits(tx, () => visiblePlaces(tx, session))
