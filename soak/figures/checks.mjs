import { measureChecks } from '../../apps/server/src/testing/checks-rate.ts'
import { rateRows } from '../rate-rows.mjs'

export const what = 'each figure of the inspections of ten thousand facilities, checked monthly, is there within 500 ms (p95)'

const FACILITIES = 10_000
const GOAL_MS = 500

export const run = () => rateRows((onDone) => measureChecks(FACILITIES, onDone), GOAL_MS)
