import { addCatalogue, addTenant, type TestTenant } from './alarm-world'
import { startTestServer, type TestServer } from './test-server'

/** How long a call takes, of the slowest 5 of 100: by the clock, and in time of this process, which is that of the embedded database too. */
export interface CallRate {
  what: string
  database: 'pglite' | 'postgres'
  p95Ms: number
  /** a machine with other work makes this little longer */
  processorP95Ms: number
}

const CALLS = 100
const WARM_UP = 10

/** Measures on a server with one site, and stops it in the end. */
export async function onSite(name: string, measure: (server: TestServer, site: TestTenant) => Promise<void>): Promise<void> {
  const server = await startTestServer()
  try {
    await measure(server, await addTenant(server.deps, name, await addCatalogue(server.deps)))
  } finally {
    await server.stop()
  }
}

/** Calls each path `calls` times, as a user does. */
export async function measureCalls(server: TestServer, token: string, paths: readonly (readonly [what: string, path: string])[], onDone: (rate: CallRate) => void, calls = CALLS): Promise<void> {
  for (const [what, path] of paths) {
    const times: { clock: number[]; processor: number[] } = { clock: [], processor: [] }
    for (let call = -Math.min(WARM_UP, calls); call < calls; call += 1) {
      const [began, used] = [performance.now(), process.cpuUsage()]
      const { status, body } = await server.call<{ status?: number }>(path, token)
      const { user, system } = process.cpuUsage(used)
      if (status !== 200 || (body.status ?? 200) !== 200) throw new Error(`${path}: ${JSON.stringify(body).slice(0, 300)}`)
      if (call < 0) continue
      times.clock.push(performance.now() - began)
      times.processor.push((user + system) / 1000)
    }
    onDone({ what, database: server.deps.database.kind, p95Ms: p95(times.clock), processorP95Ms: p95(times.processor) })
  }
}

function p95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity
}
