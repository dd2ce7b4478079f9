import { describe, expect, it } from 'vitest'
import { fullClient, type CallSample, type FullClient } from './testing/call-sample'
import { CALL_SAMPLES } from './testing/call-samples'
import { startLoopback } from './testing/loopback'
import { callNames, watchedClient } from './testing/watched-client'

const server = startLoopback()
const client = () =>
  fullClient({ baseUrl: server.baseUrl, getToken: () => 'a-token', clientCredential: 'Basic abc', timeoutMs: 5_000 })

/** The picture code is not JSON, so it has no sample. */
const PICTURE: Pick<CallSample, 'call' | 'run'> = {
  call: 'GET /api/admin/image/getCode',
  run: ({ auth }) => auth.pictureCode(),
}
const CALLS = [...CALL_SAMPLES, PICTURE]

/** A client that gives this signal to every call, as the last argument. */
const withSignal = (signal: AbortSignal): FullClient => watchedClient(client(), (_name, make) => make(signal))

const outcome = (call: Promise<unknown>) => call.then(() => 'accepted', (error: unknown) => error)

it('every call of the client has a sample', async () => {
  const made = new Set<string>()
  const watched = watchedClient(client(), (name, make) => {
    made.add(name)
    return make()
  })
  server.on('*', { json: { status: 200, data: [] } })
  for (const { run } of CALLS) await outcome(run(watched))
  // the socket and `with` have tests of their own
  expect(callNames(client()).filter((name) => !made.has(name))).toEqual(['alarmSocket.open', 'with'])
})

describe('a call that is aborted', () => {
  it.each(CALLS)('$call: before it begins, sends nothing', async ({ run }) => {
    expect(await outcome(run(withSignal(AbortSignal.abort())))).toMatchObject({ name: 'ApiError', kind: 'aborted' })
    expect(server.requests).toEqual([])
  })

  it.each(CALLS)('$call: while it runs, rejects at once', async ({ run }) => {
    const caller = new AbortController()
    server.on('*', () => caller.abort())
    expect(await outcome(run(withSignal(caller.signal)))).toMatchObject({ name: 'ApiError', kind: 'aborted' })
  })
})

describe('a call whose connection is lost', () => {
  it.each(CALLS)('$call is not sent again', async ({ run }) => {
    server.on('*', (_request, response) => void response.destroy())
    expect(await outcome(run(client()))).toMatchObject({ name: 'ApiError', kind: 'network' })
    const sent = server.requests.map(({ method, path }) => `${method} ${path}`)
    expect(sent).toEqual([...new Set(sent)])
  })
})

describe('the authorization header', () => {
  it.each(CALLS)('$call has it', async ({ call, run }) => {
    server.on('*', { json: { status: 200, data: [] } })
    await outcome(run(client()))
    const proof = call.endsWith('/api/auth/oauth/token') ? 'Basic abc' : 'Bearer a-token'
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(server.requests.map(() => proof))
    expect(server.requests.length).toBeGreaterThan(0)
  })
})
