import type { TestServer } from './test-server'

export interface IngestAnswer {
  accepted: number
  rejected: number[]
  records: Array<{ kind: string; id: number }>
  pushes: number
}

/** What a gateway does, over the wire. */
export function gatewayOf(server: TestServer, key = 'test-gateway-key') {
  async function post<Data>(path: string, body: unknown): Promise<{ status: number; body: { status: number; data: Data } }> {
    const headers = { 'Content-Type': 'application/json', 'X-Gateway-Key': key }
    const answer = await server.request(`/api/ingest/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as { status: number; data: Data } }
  }
  return {
    post,
    async report(...reports: object[]): Promise<IngestAnswer> {
      return (await post<IngestAnswer>('reports', { reports })).body.data
    },
  }
}

/** One point of a device, abnormal or well. */
export const pointReport = (deviceNumber: string, at: number, code: string, status: 0 | 1 | 2, type?: string, value?: number) => ({
  deviceNumber,
  at,
  points: [{ code, status, ...(type ? { type } : {}), ...(value === undefined ? {} : { value }) }],
})
