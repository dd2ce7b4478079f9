import { describe, expect, it } from 'vitest'
import { fullClient, type CallSample, type FullClient } from './testing/call-sample'
import { CALL_SAMPLES } from './testing/call-samples'
import { startLoopback } from './testing/loopback'
import { callNames, watchedClient } from './testing/watched-client'

const server = startLoopback()
const client = () =>
  fullClient({ baseUrl: server.baseUrl, getToken: () => 'a-token', clientCredential: 'Basic abc', timeoutMs: 5_000 })

/** The picture code: not JSON, so it has no sample. */
const PICTURE: Pick<CallSample, 'call' | 'ask'> = {
  call: 'GET /api/admin/image/getCode',
  ask: (asked) => asked.auth.pictureCode(),
}
const CALLS = [...CALL_SAMPLES, PICTURE]

/** A client that gives every call this signal, as its last argument. */
const withSignal = (signal: AbortSignal): FullClient => watchedClient(client(), (_name, make) => make(signal))

const outcome = (call: Promise<unknown>) => call.then(() => 'answered', (error: unknown) => error)

it('every call of the client has a sample', async () => {
  const made = new Set<string>()
  const asked = watchedClient(client(), (name, make) => {
    made.add(name)
    return make()
  })
  server.on('*', { json: { status: 200, data: [] } })
  for (const { ask } of CALLS) await outcome(ask(asked))
  // the socket and `with` have tests of their own
  expect(callNames(client()).filter((name) => !made.has(name))).toEqual(['alarmSocket.open', 'with'])
})

describe('giving up', () => {
  it.each(CALLS)('$call: before it began, nothing is sent', async ({ ask }) => {
    expect(await outcome(ask(withSignal(AbortSignal.abort())))).toMatchObject({ name: 'ApiError', kind: 'aborted' })
    expect(server.requests).toEqual([])
  })

  it.each(CALLS)('$call: while it runs, at once', async ({ ask }) => {
    const caller = new AbortController()
    server.on('*', () => caller.abort())
    expect(await outcome(ask(withSignal(caller.signal)))).toMatchObject({ name: 'ApiError', kind: 'aborted' })
  })
})

describe('a broken connection', () => {
  it.each(CALLS)('$call is asked once: nobody but the caller may ask again', async ({ ask }) => {
    server.on('*', (_request, response) => void response.destroy())
    expect(await outcome(ask(client()))).toMatchObject({ name: 'ApiError', kind: 'network' })
    const asked = server.requests.map(({ method, path }) => `${method} ${path}`)
    expect(asked).toEqual([...new Set(asked)])
  })
})

describe('the proof of the caller', () => {
  it.each(CALLS)('$call carries it', async ({ call, ask }) => {
    server.on('*', { json: { status: 200, data: [] } })
    await outcome(ask(client()))
    const proof = call === 'POST /api/auth/oauth/token' ? 'Basic abc' : 'Bearer a-token'
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(server.requests.map(() => proof))
    expect(server.requests.length).toBeGreaterThan(0)
  })
})
