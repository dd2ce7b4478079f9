import { expect, it } from 'vitest'

import type { Db } from '../db/database'
import { openTenantStream } from './tenant-stream'

/** A database with one stream, whose reads respond at once with the pushes behind the last one that was read. */
function aDatabase() {
  const pushes: { seq: number; body: object }[] = []
  let read = 0
  const head = { tenantId: 'tenant', epoch: 'e', lastSeq: 0 }
  const newPushes = () => {
    const rows = pushes.slice(read)
    read = pushes.length
    return Promise.resolve(rows)
  }
  const db = {
    select: (columns?: object) => ({ from: () => ({ where: () => (columns ? { orderBy: () => ({ limit: newPushes }) } : Promise.resolve([head])) }) }),
  }
  return { db: db as unknown as Db, store: (seq: number) => void pushes.push({ seq, body: {} }) }
}

/** The steps of promises between the end of a read and what waits for it. */
const STEPS = 12

it('a push that is stored while a read ends is read by the refresh that follows, at whatever step', async () => {
  for (let steps = 0; steps < STEPS; steps += 1) {
    const { db, store } = aDatabase()
    const stream = await openTenantStream(db, 'tenant')
    const first = stream.refresh()
    for (let step = 0; step < steps; step += 1) await Promise.resolve()
    store(1)
    await stream.refresh()
    expect([steps, stream.lastSeq]).toEqual([steps, 1])
    await first
  }
})
