import type { TestServer } from './test-server'

export interface IngestResult {
  accepted: number
  rejected: number[]
  refused: Array<{ index: number; reason: string }>
  records: Array<{ kind: string; id: number }>
  pushes: number
}

/** The calls of a gateway, over HTTP. */
export function gatewayOf(server: TestServer, key = 'test-gateway-key') {
  async function post<Data>(path: string, body: unknown): Promise<{ status: number; body: { status: number; data: Data } }> {
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
