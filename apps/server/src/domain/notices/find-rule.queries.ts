import { and, eq, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { noticeRules } from '../../db/schema'
import { BusinessError } from '../../http/errors'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { zhCN } from './notice.messages'
import type { Rule } from './rule-devices.queries'

/** The rule that a call is about; one of another tenant or system is as unknown (contract device §17). */
export async function demandRule(tx: Db, scope: DataScope, id: number): Promise<Rule> {
  const [rule] = await tx.select().from(noticeRules).where(and(eq(noticeRules.id, id), isNull(noticeRules.deletedAt), inScope(noticeRules, scope)))
  if (!rule) throw new BusinessError(zhCN.ruleMissing)
  return rule
}
