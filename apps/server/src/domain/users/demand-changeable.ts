import { FieldError } from '../../http/errors'
import type { Write } from '../../http/write-work'
import { refuseStronger } from './user-rules'
import { zhCN } from './users.messages'
import { findAccounts, type ManagedAccount } from './users.queries'

/**
 * The accounts of users who come into a role, department or position, or leave it. Refuses `field` when the caller does not administer one of
 * them, which then counts as unknown, and an account with more rights than the caller's.
 */
export async function demandChangeable(write: Write, ids: readonly string[], field: string): Promise<ManagedAccount[]> {
  const accounts = await findAccounts(write.tx, write.session, { ids })
  if (accounts.length < ids.length) throw new FieldError(field, zhCN.memberUnknown)
  await refuseStronger(write, accounts)
  return accounts
}
