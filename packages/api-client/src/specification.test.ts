import { describe, expect, it } from 'vitest'
import type { Diagnostic } from './api-client-options'
import { fullClient } from './testing/call-sample'
import { CALL_SAMPLES } from './testing/call-samples'
import { startLoopback, type SeenRequest } from './testing/loopback'
import { FURTHER_CALLS, SPECIFICATION_CALLS } from './testing/specification-calls'

const server = startLoopback()
const PICTURE = 'GET /api/admin/image/getCode'
/** a bare text is a ticket, too */
const TICKET = 'POST /api/datahandler/alarm/ticket'

const callOf = ({ method, path }: SeenRequest) => `${method} ${decodeURIComponent(path)}`
const pathOf = (call: string) => encodeURI(call.slice(call.indexOf(' ') + 1))

/** Query, form and JSON body as one. */
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

describe('a call asks as the contract says and makes domain data of the answer', () => {
  it.each(CALL_SAMPLES)('$call', async ({ call, ask, sends = {}, answer, gives }) => {
    server.on('*', { json: { status: 200, data: [] } })
    server.on(pathOf(call), { json: answer })
    expect(await ask(client())).toEqual(gives)
    const request = server.requests.find((seen) => callOf(seen) === call)
    expect(request && parametersOf(request)).toMatchObject(sends)
  })
})

describe('a call has a decoder: an answer of another shape is malformed', () => {
  it.each(CALL_SAMPLES.filter(({ call, gives }) => gives !== undefined && call !== TICKET))('$call', async ({ call, ask }) => {
    server.on('*', { json: { status: 200, data: [] } })
    server.on(pathOf(call), { json: { status: 200, data: 'neither a list nor an object' } })
    const diagnostics: Diagnostic[] = []
    const answer = await ask(client(diagnostics)).catch((error: unknown) => error)
    expect(answer).toMatchObject({ name: 'ApiError', kind: 'malformed' })
    expect(diagnostics.map((diagnostic) => [decodeURIComponent(diagnostic.call), diagnostic.problem])).toEqual([
      [call, 'unexpectedShape'],
    ])
  })
})

describe('a refused write is told to its caller', () => {
  it.each(CALL_SAMPLES.filter(({ gives }) => gives === undefined))('$call', async ({ call, ask }) => {
    server.on(pathOf(call), { status: 420, json: { status: 30101, message: '不允许' } })
    await expect(ask(client())).rejects.toMatchObject({ kind: 'business', serverMessage: '不允许' })
    expect(server.requests).toHaveLength(1)
  })
})
