import { eq } from 'drizzle-orm'

import { devices, fireHosts, tenants } from '../db/schema'
import { testGatewayKey } from './alarm-world'
import type { TestServer } from './test-server'

export interface IngestResult {
  accepted: number
  rejected: number[]
  refused: Array<{ index: number; reason: string }>
  records: Array<{ kind: string; id: number }>
  pushes: number
}

interface Named {
  tenantId?: string
  reports?: Array<{ deviceNumber?: string; fireHost?: { ip: string }; host?: { ip: string } } | null>
}

/** Hostile reports have names that no query takes. */
const isName = (value: unknown): value is string => typeof value === 'string' && !value.includes('\u0000')

/** The tenant that a call is about: of the first report that names one of its things, else the first tenant. */
async function tenantOf({ deps: { database: { db } } }: TestServer, { tenantId, reports = [] }: Named): Promise<string | undefined> {
  if (tenantId !== undefined) return tenantId
  for (const report of Array.isArray(reports) ? reports : []) {
    const ip = report?.fireHost?.ip ?? report?.host?.ip
    const [device] = isName(report?.deviceNumber) ? await db.select().from(devices).where(eq(devices.number, report.deviceNumber)) : []
    const [host] = isName(ip) ? await db.select().from(fireHosts).where(eq(fireHosts.serverIp, ip)) : []
    if (device ?? host) return (device ?? host)?.tenantId
  }
  return (await db.select().from(tenants).limit(1))[0]?.id
}

/** The calls of a gateway, over HTTP; by default with the key of the tenant that a call is about. */
export function gatewayOf(server: TestServer, givenKey?: string) {
  async function post<Data>(path: string, body: unknown): Promise<{ status: number; body: { status: number; data: Data } }> {
    const key = givenKey ?? testGatewayKey((await tenantOf(server, body as Named)) ?? '')
    const headers = { 'Content-Type': 'application/json', 'X-Gateway-Key': key }
    const response = await server.request(`/api/ingest/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as { status: number; data: Data } }
  }
  return {
    post,
    async report(...reports: object[]): Promise<IngestResult> {
      return (await post<IngestResult>('reports', { reports })).body.data
    },
  }
}

/** A report of one point of a device, abnormal or normal. */
export const pointReport = (deviceNumber: string, at: number, code: string, status: 0 | 1 | 2, type?: string, value?: number) => ({
  deviceNumber,
  at,
  points: [{ code, status, ...(type ? { type } : {}), ...(value === undefined ? {} : { value }) }],
})
