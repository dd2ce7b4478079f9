import { expect, it, vi } from 'vitest'

import type { Db } from '../db/database'
import type { StreamRow } from './alarm-stream.queries'
import { openTenantStream } from './tenant-stream'

let stored: StreamRow[] = []
vi.mock('./alarm-stream.queries', () => ({
  canReplay: () => Promise.resolve(true),
  readHead: () => Promise.resolve({ epoch: 'e', lastSeq: 0 }),
  readPushes: (_db: Db, _tenantId: string, after: number) => Promise.resolve(stored.filter(({ seq }) => seq > after)),
}))

/** The steps of promises between the end of a read and what waits for it. */
const STEPS = 12

it('a push that is stored while a read ends is read by the refresh that follows, at whatever step', async () => {
  for (let steps = 0; steps < STEPS; steps += 1) {
    stored = []
    const stream = await openTenantStream({} as Db, 'tenant')
    const first = stream.refresh()
    for (let step = 0; step < steps; step += 1) await Promise.resolve()
    stored = [{ seq: 1 } as StreamRow]
    await stream.refresh()
    expect([steps, stream.lastSeq]).toEqual([steps, 1])
    await first
  }
})
