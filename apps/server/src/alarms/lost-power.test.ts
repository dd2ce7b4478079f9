import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { inArray } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { generalRecords } from '../db/schema'
import { addCatalogue, addTenant } from '../testing/alarm-world'
import { gatewayOf, pointReport } from '../testing/gateway'
import { followSyncs, type SyncedDisk } from '../testing/lost-power'
import { manualClock } from '../testing/manual-clock'
import { startTestServer } from '../testing/test-server'

/** a checkpoint is made after this time */
const A_CHECKPOINT_MS = 300_000

let folder: string
let disk: SyncedDisk | null = null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-fire-power-'))
})
afterEach(async () => {
  disk?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('keeps every acknowledged alarm when the power is cut at any moment, in use or at a checkpoint', { timeout: 300_000 }, async () => {
  const dataFolder = join(folder, 'data')
  disk = followSyncs(dataFolder, join(folder, 'disk'))
  const server = await startTestServer({ config: { dataFolder }, clock: manualClock(Date.now()) })
  const site = await addTenant(server.deps, 'power', await addCatalogue(server.deps))
  const gateway = gatewayOf(server)
  const acknowledged: number[] = []
  const cuts: Array<{ copy: string; promised: number[] }> = []
  const start = Date.now() - 1_000_000

  for (let index = 0; index < 12; index += 1) {
    const { records } = await gateway.report(pointReport(site.smoke.number, start + index, 'YG', index % 2 === 0 ? 1 : 2))
    acknowledged.push(...records.map((record) => record.id))
    if (index === 5) {
      server.clock.advance(A_CHECKPOINT_MS)
      await server.deps.database.maintain()
    }
    if (index === 5 || index === 11) {
      const copy = join(folder, `cut-${index}`)
      disk.copyTo(copy)
      cuts.push({ copy, promised: [...acknowledged] })
    }
  }
  await server.stop()
  disk.stop()

  expect(acknowledged).toHaveLength(6)
  for (const { copy, promised } of cuts) {
    expect(await readdir(copy)).toContain('pglite')
    const after = await startTestServer({ config: { dataFolder: copy }, clock: manualClock(Date.now()) })
    const kept = await after.deps.database.db.select({ id: generalRecords.id }).from(generalRecords).where(inArray(generalRecords.id, promised))
    await after.stop()
    expect(kept.map((row) => row.id).sort((a, b) => a - b)).toEqual(promised)
  }
})
