import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { addCatalogue, addTenant, testGatewayKey } from './alarm-world'
import { pointReport } from './gateway'
import { startTestServer } from './test-server'

/** How long the imports of many rows of one kind take on the embedded database in a folder. */
export interface ImportRate {
  what: string
  rows: number
  checkMs: number
  writeMs: number
  /** bytes of the request */
  bytes: number
  /** the longest time that a report of a gateway has waited while the rows were written */
  reportMs: number
}

type Input = (n: number, site: Awaited<ReturnType<typeof addTenant>>) => Record<string, unknown>

const KINDS: readonly { what: string; call: string; input: Input }[] = [
  {
    what: 'devices', call: '/api/device/deviceSensor/importRows',
    input: (n, { buildingId }) => ({ sensorNo: `rate${n}`, entity: JSON.stringify(['安澜电子', '无线感烟探测器', 'M1']), buildingId, floor: 1 + (n % 9), positionDescription: `${n} 室` }),
  },
  {
    what: 'points of fire hosts', call: '/api/device/deviceFireMainSensor/importRows',
    input: (n, { buildingId, fireHost }) => ({ fireMainId: fireHost.id, sensorLoop: `L${n % 100}`, address: `R${n}`, series: '点型感烟探测器', buildingId, floor: 1 + (n % 9), positionDescription: `${n} 室` }),
  },
  { what: 'users', call: '/api/admin/user/importRows', input: (n) => ({ username: `rate-${n}`, name: `用户${n}`, mobilePhone: `138${String(10_000_000 + n)}` }) },
  {
    what: 'units', call: '/api/device/deviceNetworkingUnit/importRows',
    input: (n) => ({ oname: `联网单位${n}`, unitKind: '0', otype: '1', oaddress: `万诚路${n}号`, olinkman: `联系人${n}`, olinkphone: '13800002290', gis: '120.2,30.1' }),
  },
  {
    what: 'hydrants', call: '/api/device/deviceHardwareFacilities/importRows',
    input: (n) => ({ hydrantName: `消火栓${n}`, zxqy: '339901', hydrantType: '0', waterPipe: '0', protectionRadius: 150, positionDescription: `万诚路${n}号`, gis: '120.2,30.1', outlet: '0', outletTypeOne: '0', outletValueOne: 65 }),
  },
]

/** Imports `rows` rows of each kind, checked first, as the console does; the second import of a kind finds those of the first. */
export async function measureImports(rows: number, onDone: (rate: ImportRate) => void): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'smart-fire-imports-'))
  const server = await startTestServer({ config: { dataFolder: folder } })
  try {
    const site = await addTenant(server.deps, 'rate', await addCatalogue(server.deps))
    const report = () => server.request('/api/ingest/reports', {
      method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Gateway-Key': testGatewayKey(site.id) },
      body: JSON.stringify({ reports: [pointReport(site.smoke.number, server.clock.now(), 'YG', 2)] }),
    })
    const send = async (call: string, inputs: object[], dryRun: boolean) => {
      const body = JSON.stringify({ rows: inputs, dryRun, ...(dryRun ? {} : { importId: `${call}-${inputs.length}-${Math.random()}`.replaceAll(/[^\w-]/g, '-').slice(-60) }) })
      const began = performance.now()
      const response = await server.call<{ data: { accepted: number; errors: object[] } }>(call, site.operator.token, { method: 'POST', body })
      const { accepted, errors } = response.body.data
      if (accepted !== inputs.length) throw new Error(`${call}: ${accepted} of ${inputs.length}: ${JSON.stringify(errors[0])}`)
      return { ms: performance.now() - began, bytes: body.length }
    }
    for (const { what, call, input } of KINDS) {
      for (const half of [0, 1]) {
        const inputs = Array.from({ length: rows }, (_, n) => input(half * rows + n, site))
        const check = await send(call, inputs, true)
        const written = send(call, inputs, false)
        let reportMs = 0
        let isWritten = false
        void written.finally(() => { isWritten = true })
        while (!isWritten) {
          const began = performance.now()
          await report()
          reportMs = Math.max(reportMs, performance.now() - began)
        }
        const { ms: writeMs, bytes } = await written
        onDone({ what: half === 0 ? what : `${what}, as many there already`, rows, checkMs: check.ms, writeMs, bytes, reportMs })
      }
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
