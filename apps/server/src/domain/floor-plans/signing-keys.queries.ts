import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { signingKeys } from '../../db/schema'

/** The secret of this purpose, as hex; all processes of the platform share it, and the first that needs it makes it. */
export async function signingSecret(tx: Db, purpose: string): Promise<string> {
  const [known] = await tx.select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  if (known) return known.secret
  await tx
    .insert(signingKeys)
    .values({ purpose, secret: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  return signingSecret(tx, purpose)
}
