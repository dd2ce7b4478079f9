import { sql } from 'drizzle-orm'

import type { Database } from '../db/database'
import { devices } from '../db/schema'
import { createIngestion } from '../domain/ingestion/ingestion'
import { addCatalogue, addTenant } from './alarm-world'
import { manualClock } from './manual-clock'
import { startTestServer } from './test-server'
import type { Report } from '../domain/ingestion/report/report'

/** How fast plain readings are stored, beside a bare insert of the same rows, in turns. Rows per second of the median call. */
export interface IngestionRate {
  database: Database['kind']
  ingested: number
  bare: number
}

const DEVICES = 2000
const BATCH = 100
/** The first batches only warm up. */
const WARM_UP = 50

/** Stores `batches` calls of 100 normal readings of different devices, and the same rows by an insert of their own. */
export async function measureIngestion(batches: number): Promise<IngestionRate> {
  const clock = manualClock()
  const server = await startTestServer({ clock })
  try {
    const { database } = server.deps
    const types = await addCatalogue(server.deps)
    const site = await addTenant(server.deps, 'rate', types)
    const indoors = { tenantId: site.id, typeId: types[0] ?? 0, channelId: 1, buildingId: site.buildingId, floor: 1, status: 'normal' } as const
    const before = new Date(clock.now() - 3_600_000)
    await database.db.insert(devices).values(
      Array.from({ length: DEVICES }, (_, index) => ({ ...indoors, number: `rate-${index}`, statusAt: before, reportedAt: before })),
    )
    const ids = (await database.db.select({ id: devices.id, number: devices.number }).from(devices)).filter(({ number }) => number.startsWith('rate-')).map(({ id }) => id)
    const ingestion = createIngestion({ database: database.forIngestion, clock })
    const ingest = async (batch: number) => {
      await ingestion.ingest(batchOf(batch).map((device): Report => ({
        source: { deviceNumber: `rate-${device}` },
        at: clock.now(),
        points: [{ code: 'YG', value: 0, status: 2, type: null }, { code: 'VOL', value: 3.1, status: 2, type: null }],
      })))
    }
    const insert = async (batch: number) => {
      const at = new Date(clock.now()).toISOString()
      const rows = batchOf(batch).map((device) => sql`(${ids[device]}, ${at}::timestamptz, array[0, 3.1]::real[], 'normal')`)
      await database.forIngestion.transaction((tx) => tx.execute(sql`insert into readings (device_id, at, values, status) values ${sql.join(rows, sql`, `)}`))
    }
    const times = { ingested: [] as number[], bare: [] as number[] }
    for (let batch = 0; batch < WARM_UP + batches; batch += 1) {
      clock.advance(1000)
      const ingested = await timeOf(() => ingest(batch))
      clock.advance(1000)
      const bare = await timeOf(() => insert(batch))
      if (batch < WARM_UP) continue
      times.ingested.push(ingested)
      times.bare.push(bare)
    }
    const [ingested, bare] = [rowsPerSecond(times.ingested), rowsPerSecond(times.bare)]
    return { database: database.kind, ingested, bare }
  } finally {
    await server.stop()
  }
}

const batchOf = (batch: number): number[] => Array.from({ length: BATCH }, (_, index) => (batch * BATCH + index) % DEVICES)

async function timeOf(run: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** By the median call, so that other work of the machine counts little. */
function rowsPerSecond(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return (BATCH * 1000) / (sorted[Math.floor(sorted.length / 2)] ?? Infinity)
}
