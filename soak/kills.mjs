import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { seededRandom } from './hostile/random.mjs'
import { pause, startServerProcess } from './server-process.mjs'

const KEY = 'soak-gateway-key'
const PRODUCERS = 4
const ROUND_MS = 20_000

/** Kills a server at a random moment of its ingestion, and reads its data folder afterwards. */
export async function runKills({ seed, kills }) {
  const random = seededRandom(seed)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'smart-fire-soak-'))
  const acknowledged = new Set()
  let restartMs = 0
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const began = Date.now()
      const { child, url } = await startServerProcess(folder, { settings: { SMART_FIRE_CITY: 'small', SMART_FIRE_GATEWAY_KEY: KEY } })
      if (kill > 0) restartMs = Math.max(restartMs, Date.now() - began)
      const producers = Array.from({ length: PRODUCERS }, () => produce(url, acknowledged))
      const enough = acknowledged.size + 5 + random.below(25)
      const end = Date.now() + ROUND_MS
      while (acknowledged.size < enough && Date.now() < end) await pause(1)
      child.kill('SIGKILL')
      await Promise.all([once(child, 'exit'), ...producers])
    }
    return { kills, acknowledged: acknowledged.size, restartMs, ...(await missing(folder, acknowledged)) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sends reports like a gateway until the server does not respond: every accepted report must be stored. */
async function produce(url, acknowledged) {
  const headers = { 'Content-Type': 'application/json', 'X-Gateway-Key': KEY }
  for (let turn = 0; ; turn += 1) {
    const event = ['fire', 'fault', 'fire', 'restore'][turn % 4]
    try {
      const answer = await fetch(`${url}/api/ingest/events`, { method: 'POST', headers, body: JSON.stringify({ event }) })
      const { data } = await answer.json()
      for (const { kind, id } of data?.records ?? []) acknowledged.add(`${kind}:${id}`)
    } catch {
      return
    }
  }
}

async function missing(folder, acknowledged) {
  const { rowsOf } = await import(new URL('../apps/server/src/db/database.ts', import.meta.url).href)
  const { openDatabase } = await import(new URL('../apps/server/src/db/open-database.ts', import.meta.url).href)
  const { sql } = await import('drizzle-orm')
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder })
  try {
    const tables = { general: 'general_records', hydrant: 'hydrant_records', fireHost: 'fire_host_records' }
    const kept = new Set()
    for (const [kind, table] of Object.entries(tables)) {
      for (const { id } of await rowsOf(database.db, sql.raw(`select id from ${table}`))) kept.add(`${kind}:${id}`)
    }
    const pushed = new Set()
    for (const { kind, id } of await rowsOf(database.db, sql`select body->>'kind' as kind, jsonb_array_elements(body->'recordIds') as id from alarm_pushes where body ? 'recordIds'`)) pushed.add(`${kind}:${id}`)
    const without = (there) => [...acknowledged].filter((key) => !there.has(key)).length
    return { lost: without(kept), unpushed: without(pushed) }
  } finally {
    await database.close()
  }
}
