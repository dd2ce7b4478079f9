import type { ServerDeps } from '../../server-deps'
import { hasAccounts } from './setup.queries'

/**
 * Tells whether no account exists yet. Once there is one the database is not asked again: accounts are never removed. The page is served
 * while the database is unavailable, too, and then shows the sign-in.
 */
export function needsSetup({ database }: ServerDeps): () => Promise<boolean> {
  let isDone = false
  return async () => {
    if (isDone) return false
    try {
      isDone = await hasAccounts(database.db)
      return !isDone
    } catch {
      return false
    }
  }
}
