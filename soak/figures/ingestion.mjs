import { measureIngestion } from '../../apps/server/src/testing/ingestion-rate.ts'

export const what = 'plain readings are stored at half the speed of a bare insert of the same rows, or better'

const BATCHES = 200
const GOALS = { postgres: 10_000, pglite: 3_000 }

export async function run() {
  const { database, ingested, bare } = await measureIngestion(BATCHES)
  const share = ingested / bare
  return [
    { figure: `Share of a bare insert (${database})`, value: share.toFixed(2), goal: '≥ 0.5', holds: share >= 0.5, ratio: share },
    { figure: 'Readings a second, in calls of 100', value: Math.round(ingested), goal: `≥ ${GOALS[database]}`, holds: ingested >= GOALS[database] },
    { figure: 'Rows a second of the bare insert', value: Math.round(bare), goal: 'for comparison', holds: true },
  ]
}
