import type { ServerDeps } from '../../server-deps'
import { newSetupCode, setupCodeHash } from './setup-code'
import { hasAccounts, putSetupCode } from './setup.queries'

/** A new set-up code for the console of the server while no account exists; null afterwards. The one of an earlier start is void. */
export async function freshSetupCode({ database, clock }: Pick<ServerDeps, 'database' | 'clock'>): Promise<string | null> {
  if (await hasAccounts(database.db)) return null
  const code = newSetupCode()
  await putSetupCode(database.db, setupCodeHash(code), new Date(clock.now()))
  return code
}
