import { and, eq, lt } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { lockWrites } from '../../db/lock-writes'
import { imports } from '../../db/schema'
import type { ImportResult } from '../../http/import-result'
import type { Write } from '../../http/write-work'

export type FinishedImport = typeof imports.$inferSelect

type Caller = Pick<Write, 'tx' | 'session' | 'now'>

/**
 * The import that the caller has sent under this id before; null when it has not been written. Until the commit no other transaction
 * finds, writes or cancels an import of this id.
 */
export async function findImport({ tx, session }: Caller, importId: string): Promise<FinishedImport | null> {
  await lockWrites(tx, `import:${importId}`)
  const [row] = await tx.select().from(imports).where(and(eq(imports.userId, session.userId), eq(imports.importId, importId)))
  return row ?? null
}

/** Keeps the result in the transaction that writes the rows: it is there exactly when they are. */
export async function recordImport({ tx, session, now }: Caller, { importId, kind, accepted, errors }: { importId: string; kind: string } & ImportResult): Promise<void> {
  await tx.insert(imports).values({ userId: session.userId, importId, kind, accepted, errors, isCancelled: false, at: now })
}

/** Refuses the import of this id from now on. */
export async function recordCancelled({ tx, session, now }: Caller, importId: string): Promise<void> {
  await tx.insert(imports).values({ userId: session.userId, importId, kind: '', accepted: 0, errors: [], isCancelled: true, at: now })
}

/** Removes what is older: an import that is sent again after that is a new one. */
export async function deleteOldImports(tx: Db, before: Date): Promise<void> {
  await tx.delete(imports).where(lt(imports.at, before))
}
