import { BusinessError } from '../../http/errors'
import type { Write } from '../../http/write-work'
import { grantsOf } from '../menus/grants.queries'
import { zhCN } from './roles.messages'

/** The elements through which a user can give rights back that were taken by mistake. */
const WAYS_IN = new Set(['adminSys/groupManager:btn_authority', 'adminSys/groupManager:btn_user', 'adminSys/userManager:btn_edit'])

/**
 * Runs a write that may change the caller's own rights. One that takes from the caller an element by which rights are given is
 * refused: the caller could not undo it, and perhaps no other user could.
 */
export async function keepingWayIn<Result>(write: Write, work: () => Promise<Result>): Promise<Result> {
  const before = await waysIn(write)
  const result = await work()
  const after = await waysIn(write)
  if ([...before].some((way) => !after.has(way))) throw new BusinessError(zhCN.lastWayIn)
  return result
}

async function waysIn({ tx, session }: Write): Promise<Set<string>> {
  const { elements } = await grantsOf(tx, session)
  return new Set(elements.map(({ code }) => code).filter((code) => WAYS_IN.has(code)))
}
