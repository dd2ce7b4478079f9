import { describe, expect, it } from 'vitest'
import type { Diagnostic } from './api-client-options'
import { fullClient } from './testing/call-sample'
import { CALL_SAMPLES } from './testing/call-samples'
import { startLoopback, type SeenRequest } from './testing/loopback'
import { FURTHER_CALLS } from './testing/further-calls'
import { SPECIFICATION_CALLS } from './testing/specification-calls'

const server = startLoopback()
const PICTURE = 'GET /api/admin/image/getCode'
/** here a bare text is a ticket, not another shape */
const TICKET = 'POST /api/datahandler/alarm/ticket'

const callOf = ({ method, path }: SeenRequest) => `${method} ${decodeURIComponent(path)}`
const pathOf = (call: string) => encodeURI(call.slice(call.indexOf(' ') + 1))

/** The parameters of query, form and JSON body together. */
function parametersOf({ query, body, headers }: SeenRequest): Record<string, unknown> {
  const json = headers['content-type']?.startsWith('application/json') ?? false
  const sent: Record<string, unknown> = json
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body))
  return { ...query, ...sent }
}

function client(diagnostics: Diagnostic[] = []) {
  return fullClient({
    baseUrl: server.baseUrl,
    getToken: () => 'a-token',
    onDiagnostic: (diagnostic) => diagnostics.push(diagnostic),
  })
}

it('every call of the specification has a function and a sample', () => {
  const sampled = new Set([...CALL_SAMPLES.map(({ call }) => call), PICTURE])
  expect(SPECIFICATION_CALLS.filter((call) => !sampled.has(call))).toEqual([])
  expect(new Set(SPECIFICATION_CALLS).size).toBe(SPECIFICATION_CALLS.length)
  const known = [...SPECIFICATION_CALLS, ...FURTHER_CALLS]
  expect([...sampled].filter((call) => !known.includes(call))).toEqual([])
  expect(FURTHER_CALLS.filter((call) => !sampled.has(call))).toEqual([])
})

describe('a call sends the parameters of the contract and gives domain data', () => {
  it.each(CALL_SAMPLES)('$call', async ({ call, run, sends = {}, response, gives }) => {
    server.on('*', { json: { status: 200, data: [] } })
    server.on(pathOf(call), { json: response })
    expect(await run(client())).toEqual(gives)
    const request = server.requests.find((seen) => callOf(seen) === call)
    expect(request && parametersOf(request)).toMatchObject(sends)
  })
})

describe('a response of another shape is malformed', () => {
  it.each(CALL_SAMPLES.filter(({ call, gives }) => gives !== undefined && call !== TICKET))('$call', async ({ call, run }) => {
    server.on('*', { json: { status: 200, data: [] } })
    server.on(pathOf(call), { json: { status: 200, data: 'neither a list nor an object' } })
    const diagnostics: Diagnostic[] = []
    const result = await run(client(diagnostics)).catch((error: unknown) => error)
    expect(result).toMatchObject({ name: 'ApiError', kind: 'malformed' })
    expect(diagnostics.map((diagnostic) => [decodeURIComponent(diagnostic.call), diagnostic.problem])).toEqual([
      [call, 'unexpectedShape'],
    ])
  })
})

describe('a refused write rejects with the reason', () => {
  it.each(CALL_SAMPLES.filter(({ gives }) => gives === undefined))('$call', async ({ call, run }) => {
    // a write may read before
    server.on('*', { json: { status: 200, data: [] } })
    server.on(pathOf(call), { status: 420, json: { status: 30101, message: '不允许' } })
    await expect(run(client())).rejects.toMatchObject({ kind: 'refused', serverMessage: '不允许' })
    expect(server.requests.filter((request) => callOf(request) === call)).toHaveLength(1)
  })
})
