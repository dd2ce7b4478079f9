import { measureIngestion } from '../../apps/server/src/testing/ingestion-rate.ts'

export const what = 'R18: plain readings are stored at half the speed of a bare insert of the same rows, or better'

const BATCHES = 200
const GOALS = { postgres: 10_000, pglite: 3_000 }

export async function run() {
  const { database, ingested, bare } = await measureIngestion(BATCHES)
  const share = ingested / bare
  return [
    { figure: `R18 share of a bare insert (${database})`, value: share.toFixed(2), goal: '≥ 0.5', holds: share >= 0.5, ratio: share },
    { figure: 'R18 readings a second, in calls of 100', value: Math.round(ingested), goal: `≥ ${GOALS[database]}`, holds: ingested >= GOALS[database] },
    { figure: 'R18 rows a second of the bare insert', value: Math.round(bare), goal: 'for comparison', holds: true },
  ]
}
