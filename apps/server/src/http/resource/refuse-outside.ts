import { enterScope } from '../../domain/menus/data-scope.queries'
import { liftLimits } from '../../db/scoped/limit-transaction'
import { BusinessError } from '../errors'
import { zhCN } from '../http.messages'
import type { Write } from '../write-work'
import type { Definition } from './definition'
import { selectByIds } from './stored-rows.queries'

/**
 * Refuses rows that the writer would not see: a hydrant in a region of others, a unit of another department. The places are read again,
 * because the new row may be one of them.
 */
export async function refuseOutside(write: Write, definition: Definition, ids: readonly number[]): Promise<void> {
  if (write.scope.places === 'all' || definition.shared) return
  await liftLimits(write.tx)
  const scope = await enterScope(write.tx, write.session)
  if ((await selectByIds(write.tx, definition, scope, ids)).length < ids.length) throw new BusinessError(zhCN.outsideScope)
}
