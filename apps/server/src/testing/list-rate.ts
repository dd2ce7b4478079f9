import { addCatalogue, addTenant } from './alarm-world'
import { addManyRecords } from './many-records'
import { startTestServer } from './test-server'

/** How long a call of a list takes, of the slowest 5 of 100: by the clock, and in time of this process, which is that of the embedded database too. */
export interface ListRate {
  what: string
  database: 'pglite' | 'postgres'
  p95Ms: number
  /** a machine with other work makes this little longer */
  processorP95Ms: number
}

const RECORDS = '/api/datahandler/deviceAbnormal'
const LISTS: readonly [string, string][] = [
  ['first page of all records', `${RECORDS}/pageList?tag=-1&limit=15`],
  ['page 500 of all records', `${RECORDS}/pageList?tag=-1&limit=15&page=500`],
  ['unhandled records', `${RECORDS}/pageList?tag=0&limit=15`],
  ['handled faults', `${RECORDS}/pageList?tag=2&limit=15`],
  ['handled faults of a channel', `${RECORDS}/pageList?tag=2&limit=15&channelId=2`],
  ['records of a building', `${RECORDS}/pageList?tag=-1&limit=15&buildId=107`],
  ['records of a part of a device number', `${RECORDS}/pageList?tag=-1&limit=15&sensorNo=1d4c0`],
  ['records by a word of two letters that stands nowhere', `${RECORDS}/pageList?tag=-1&limit=15&keyword=${encodeURIComponent('灶台')}`],
  ['hydrant records', '/api/datahandler/deviceFacilitiesAbnormal/pageList?tag=-1&page=1&limit=15'],
  ['fire host records', '/api/datahandler/deviceFireMainAbnormal/pageList?tag=-1&page=1&limit=15'],
]

const CALLS = 100
const WARM_UP = 10

/** Calls each list of a tenant with `rows` records, as a user does: page and count. */
export async function measureLists(rows: number, onDone: (rate: ListRate) => void): Promise<void> {
  const server = await startTestServer()
  try {
    const site = await addTenant(server.deps, 'lists', await addCatalogue(server.deps))
    await addManyRecords(server.deps.database, site.id, { rows, open: 300 })
    for (const [what, path] of LISTS) {
      const times: { clock: number[]; processor: number[] } = { clock: [], processor: [] }
      for (let call = -WARM_UP; call < CALLS; call += 1) {
        const [began, used] = [performance.now(), process.cpuUsage()]
        const { status, body } = await server.call<{ status?: number }>(path, site.operator.token)
        const { user, system } = process.cpuUsage(used)
        if (status !== 200 || (body.status ?? 200) !== 200) throw new Error(`${path}: ${JSON.stringify(body).slice(0, 300)}`)
        if (call < 0) continue
        times.clock.push(performance.now() - began)
        times.processor.push((user + system) / 1000)
      }
      onDone({ what, database: server.deps.database.kind, p95Ms: p95(times.clock), processorP95Ms: p95(times.processor) })
    }
  } finally {
    await server.stop()
  }
}

function p95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity
}
