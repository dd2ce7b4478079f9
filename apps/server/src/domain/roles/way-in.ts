import { beyondLimits } from '../../db/scoped/limit-transaction'
import { BusinessError } from '../../http/errors'
import type { Write } from '../../http/write-work'
import { placesWithin } from '../menus/data-scope'
import { heldElements } from '../menus/held-rights.queries'
import { visiblePlaces } from '../menus/visible-places.queries'
import { zhCN } from './roles.messages'

/** The elements through which a user can give rights back that were taken by mistake. */
const WAYS_IN = [
  'adminSys/groupManager:btn_authority', 'adminSys/groupManager:btn_scope', 'adminSys/groupManager:btn_user', 'adminSys/userManager:btn_edit',
  'adminSys/departManager:btn_position_user', 'adminSys/departManager:btn_position_role',
]

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

const waysIn = ({ tx, session }: Write) => heldElements(tx, session, WAYS_IN)

const placesOf = ({ tx, session }: Write) => beyondLimits(tx, () => visiblePlaces(tx, session))
