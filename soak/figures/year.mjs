import { measureYear } from '../../apps/server/src/testing/year-rate.ts'
import { rateRows } from '../rate-rows.mjs'

export const what = 'each figure of a year of a million records is there within 500 ms (p95)'

const ROWS = 1_000_000
const GOAL_MS = 500

export const run = () => rateRows((onDone) => measureYear(ROWS, onDone), GOAL_MS)
