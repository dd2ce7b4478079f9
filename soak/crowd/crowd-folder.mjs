import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'

const server = (file) => import(new URL(`../../apps/server/src/${file}.ts`, import.meta.url).href)

const SITE = 'crowd'

/**
 * Prepares a data folder with one site, `people` signed in users and `detectors` smoke detectors, and calls `work` with the folder,
 * the people, the numbers of the detectors and the gateway key. The folder is removed afterwards.
 */
export async function onCrowdFolder({ people, detectors }, work) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'smart-fire-crowd-'))
  try {
    return await work({ folder, ...(await fill(folder, people, detectors)) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(folder, people, detectors) {
  const [{ addCatalogue, addOperator, addTenant, testGatewayKey }, { startTestServer }, { manualClock }] =
    await Promise.all([server('testing/alarm-world'), server('testing/test-server'), server('testing/manual-clock')])
  const world = await startTestServer({ config: { dataFolder: folder }, clock: manualClock(Date.now()) })
  try {
    const { deps } = world
    const site = await addTenant(deps, SITE, await addCatalogue(deps))
    const operators = []
    for (let at = 0; at < people; at += 1) operators.push(await addOperator(deps.database.db, site.id, `watch-${at}`, deps.clock.now(), true))
    await deps.database.db.execute(sql`insert into devices (tenant_id, number, type_id, channel_id, building_id, floor, status)
      select tenant_id, 'crowd-' || i, type_id, channel_id, building_id, floor, 'normal' from devices, generate_series(1, ${detectors}::integer) i where id = ${site.smoke.id}`)
    const numbers = Array.from({ length: detectors }, (_, at) => `crowd-${at + 1}`)
    return { operators, detectors: numbers, gatewayKey: testGatewayKey(site.id) }
  } finally {
    await world.stop()
  }
}
