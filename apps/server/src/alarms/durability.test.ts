import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { inArray } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { alarmPushes, generalRecords } from '../db/schema'
import { addCatalogue, addTenant, type TestTenant } from '../testing/alarm-world'
import { gatewayOf, pointReport, type IngestResult } from '../testing/gateway'
import { manualClock } from '../testing/manual-clock'
import { startTestServer } from '../testing/test-server'

const MAIN = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url))
const KEY = 'durability-test-key'
const ACKNOWLEDGED_BEFORE_KILL = 40

let folder: string
let site: TestTenant
let child: ChildProcess | null = null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-fire-'))
  const server = await startTestServer({ config: { dataFolder: folder }, clock: manualClock(Date.now()) })
  site = await addTenant(server.deps, 'durable', await addCatalogue(server.deps))
  await server.stop()
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

it('keeps every acknowledged alarm, with its push, when the process is killed while alarms arrive', { timeout: 300_000 }, async () => {
  const url = await startProcess()
  const acknowledged: number[] = []
  const start = Date.now() - 1_000_000
  const flood = (async () => {
    for (let index = 0; ; index += 1) {
      const alarm = index % 2 === 0
      const report = pointReport(site.smoke.number, start + index, 'YG', alarm ? 1 : 2)
      const headers = { 'Content-Type': 'application/json', 'X-Gateway-Key': KEY }
      const response = await fetch(`${url}/api/ingest/reports`, { method: 'POST', headers, body: JSON.stringify({ reports: [report] }) })
      const { data } = (await response.json()) as { data: IngestResult }
      acknowledged.push(...data.records.map((record) => record.id))
      if (acknowledged.length === ACKNOWLEDGED_BEFORE_KILL) child?.kill('SIGKILL')
    }
  })()
  await expect(flood).rejects.toThrow()

  const restarted = await startTestServer({ config: { dataFolder: folder }, clock: manualClock(Date.now()) })
  try {
    const { db } = restarted.deps.database
    const kept = await db.select({ id: generalRecords.id }).from(generalRecords).where(inArray(generalRecords.id, acknowledged))
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_KILL)
    expect(kept.map((row) => row.id).sort((a, b) => a - b)).toEqual(acknowledged)
    const pushed = (await db.select().from(alarmPushes)).flatMap((push) => (push.body.recordIds as number[] | undefined) ?? [])
    expect(pushed).toEqual(expect.arrayContaining(acknowledged))
    const later = await gatewayOf(restarted).report(pointReport(site.electrical.number, Date.now(), 'RCT', 1, '漏电', 500))
    expect(later.records[0]?.id).toBeGreaterThan(Math.max(...acknowledged))
  } finally {
    await restarted.stop()
  }
})

/** The server as `npm start` runs it, on the prepared folder. */
async function startProcess(): Promise<string> {
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    SMART_FIRE_DATA: folder,
    SMART_FIRE_CITY: 'none',
    SMART_FIRE_SIMULATOR: 'off',
    SMART_FIRE_GATEWAY_KEY: KEY,
    DATABASE_URL: '',
  }
  child = spawn(process.execPath, ['--enable-source-maps', MAIN], { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200), { timeout: 60_000, interval: 100 })
  return url
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
