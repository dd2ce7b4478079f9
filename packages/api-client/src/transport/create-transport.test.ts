import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { startLoopback, type Behaviour } from '../testing/loopback'
import { ApiError } from './api-error'
import type { FetchLike } from './http'

const server = startLoopback()
const COUNT = '/api/datahandler/deviceAbnormal/getNothandlerCount'

const html: Behaviour = (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>')
const jsonAsHtml: Behaviour = (_request, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html;charset=UTF-8' }).end('{"status":200,"data":7}')
const noContent: Behaviour = (_request, response) => response.writeHead(204).end()
const redirect: Behaviour = (_request, response) =>
  response.writeHead(302, { Location: 'http://127.0.0.1:9/elsewhere' }).end()
const reset: Behaviour = (_request, response) => response.destroy()
const cut: Behaviour = (_request, response) => {
  response.writeHead(200, { 'Content-Length': '100' })
  response.write('{"status":200')
  setImmediate(() => response.destroy())
}
const silence: Behaviour = () => undefined
const drip: Behaviour = (_request, response) => {
  response.writeHead(200)
  const next = () => void (response.writable && response.write(' ', () => setTimeout(next, 10)))
  next()
}

describe('a call to a hostile server', () => {
  it.each<[string, Behaviour, string]>([
    ['HTML', html, 'malformed'],
    ['no content instead of a number', noContent, 'malformed'],
    ['a redirect', redirect, 'malformed'],
    ['a reset connection', reset, 'network'],
    ['a cut body', cut, 'network'],
    ['silence', silence, 'network'],
    ['a body that never ends', drip, 'network'],
    ['a body of the wrong shape', { json: { status: 200, data: { a: 1 } } }, 'malformed'],
  ])('%s: %s', async (_what, behaviour, kind) => {
    server.on(COUNT, behaviour)
    // on a busy machine a response may take longer than the short time-out
    const timeoutMs = kind === 'network' ? 150 : 5_000
    await expect(server.client({ timeoutMs }).abnormalRecords.countUnhandled()).rejects.toMatchObject({
      name: 'ApiError',
      kind,
    })
  })

  it('reads JSON with any content type', async () => {
    server.on(COUNT, jsonAsHtml)
    expect(await server.client().abnormalRecords.countUnhandled()).toBe(7)
  })

  it('rejects with network when there is no server', async () => {
    const client = server.client({ baseUrl: 'http://127.0.0.1:9' })
    await expect(client.abnormalRecords.countUnhandled()).rejects.toMatchObject({ kind: 'network' })
  })

  it('rejects with aborted when its caller aborts, before or while it runs', async () => {
    const caller = new AbortController()
    server.on(COUNT, () => caller.abort())
    await expect(server.client().abnormalRecords.countUnhandled(caller.signal)).rejects.toMatchObject({
      kind: 'aborted',
    })
    await expect(server.client().abnormalRecords.countUnhandled(caller.signal)).rejects.toMatchObject({
      kind: 'aborted',
    })
  })

  it('sends a write once', async () => {
    server.on('*', reset)
    const record = { kind: 'general', id: '1', category: '1', verdict: '1' } as const
    await expect(server.client().abnormalRecords.confirm(record)).rejects.toMatchObject({ kind: 'network' })
    expect(server.requests).toHaveLength(1)
  })

  it('has no token in its error', async () => {
    server.on(COUNT, reset)
    const error: unknown = await server
      .client({ getToken: () => 'secret-token' })
      .abnormalRecords.countUnhandled()
      .catch((reason: unknown) => reason)
    const { inspect } = await import('node:util')
    expect(inspect(error, { depth: 20 })).not.toContain('secret-token')
  })
})

describe('the authorization header', () => {
  it.each([
    ['the token', 'tok', undefined, 'Bearer tok'],
    ['the token as it is when it begins with Bearer', 'Bearer tok', 'Basic abc', 'Bearer tok'],
    ['the client credential without a token', null, 'Basic abc', 'Basic abc'],
    ['HTTP Basic from id and secret', null, { id: '控制台', secret: 's:e' }, `Basic ${Buffer.from('控制台:s:e').toString('base64')}`],
    ['nothing at all without both', null, undefined, undefined],
  ])('is %s', async (_what, token, clientCredential, header) => {
    server.on(COUNT, { json: { status: 200, data: 0 } })
    const options = clientCredential === undefined ? {} : { clientCredential }
    await server.client({ getToken: () => token, ...options }).abnormalRecords.countUnhandled()
    expect(server.requests[0]?.headers.authorization).toBe(header)
  })
})

describe('the time limit', () => {
  const late: Behaviour = (_request, response) =>
    void setTimeout(() => response.writeHead(200).end('{"status":200,"data":7}'), 30)
  const fire = { kind: 'general', id: '1', category: '1', verdict: '1' } as const

  it.each([0, Infinity, 2 ** 40])('%d milliseconds is no limit', async (timeoutMs) => {
    server.on(COUNT, late)
    expect(await server.client({ timeoutMs }).abnormalRecords.countUnhandled()).toBe(7)
  })

  it('is ten seconds where the host names none (spec 1 §9)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const failed = vi.fn()
      const call = server.client({ fetch: () => new Promise<never>(() => undefined) }).abnormalRecords.countUnhandled().catch(failed)
      await vi.advanceTimersByTimeAsync(9_999)
      expect(failed).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await call
      expect(failed.mock.calls).toMatchObject([[{ kind: 'network' }]])
    } finally {
      vi.useRealTimers()
    }
  })

  it('may differ by call', async () => {
    server.on('*', silence)
    const asked: string[] = []
    const timeoutMs = (call: string) => {
      asked.push(call)
      return call.startsWith('GET') ? 20 : 0
    }
    await expect(server.client({ timeoutMs }).abnormalRecords.countUnhandled()).rejects.toMatchObject({ kind: 'network' })
    expect(asked).toEqual([`GET ${COUNT}`])
  })

  it('holds for a request that outlives its page, too', async () => {
    server.on('*', silence)
    const confirm = server.client({ timeoutMs: 50 }).abnormalRecords.confirm(fire, undefined, { outlivesPage: true })
    await expect(confirm).rejects.toMatchObject({ kind: 'network' })
  })

  it('ends a call whose fetch does not mind its signal', async () => {
    const fetch = () => new Promise<never>(() => undefined)
    const { abnormalRecords } = server.client({ timeoutMs: 20, fetch })
    await expect(abnormalRecords.countUnhandled()).rejects.toMatchObject({ kind: 'network' })
    const caller = new AbortController()
    const aborted = server.client({ timeoutMs: 0, fetch }).abnormalRecords.countUnhandled(caller.signal)
    caller.abort()
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('includes the wait for the token', async () => {
    const getToken = () => new Promise<never>(() => undefined)
    await expect(server.client({ timeoutMs: 20, getToken }).abnormalRecords.countUnhandled()).rejects.toMatchObject({ kind: 'network' })
    expect(server.requests).toEqual([])
  })
})

describe('a host', () => {
  const broken = () => {
    throw new Error('a mistake of the host')
  }

  it('may give its token late', async () => {
    server.on(COUNT, { json: { status: 200, data: 0 } })
    await server.client({ getToken: () => Promise.resolve('late') }).abnormalRecords.countUnhandled()
    expect(server.requests[0]?.headers.authorization).toBe('Bearer late')
  })

  it('may give it from another realm, e.g. that of the frame around a sub-application', async () => {
    const theirs = runInNewContext('Promise') as PromiseConstructor
    server.on(COUNT, { json: { status: 200, data: 0 } })
    await server.client({ getToken: () => theirs.resolve('late') }).abnormalRecords.countUnhandled()
    expect(server.requests[0]?.headers.authorization).toBe('Bearer late')
  })

  it('whose getToken throws once its session is over hears that it is over', async () => {
    server.on(COUNT, { json: { status: 40101 }, status: 401 })
    const getToken = vi.fn().mockReturnValueOnce('a-token').mockImplementation(broken)
    const onSessionEnd = vi.fn()
    const call = server.client({ getToken, onSessionEnd }).abnormalRecords.countUnhandled()
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'sessionExpired' })
    expect(onSessionEnd).toHaveBeenCalledOnce()
  })

  it('that never gives another token after the end of its session had no token, or is aborted: the response was no strange one', async () => {
    server.on(COUNT, { json: { status: 40101 }, status: 401 })
    const renewing = () => vi.fn<() => string | Promise<string>>().mockReturnValueOnce('a-token').mockReturnValue(new Promise<never>(() => undefined))
    await expect(server.client({ timeoutMs: 150, getToken: renewing() }).abnormalRecords.countUnhandled()).rejects.toMatchObject({ kind: 'network' })
    const [caller, getToken] = [new AbortController(), renewing()]
    const aborted = server.client({ timeoutMs: 0, getToken }).abnormalRecords.countUnhandled(caller.signal)
    await expect.poll(() => getToken).toHaveBeenCalledTimes(2)
    caller.abort()
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' })
  })

  it.each([
    ['throws', broken, 'network'],
    ['rejects', () => Promise.reject(new Error('no token')), 'network'],
    ['rejects with an ApiError, e.g. of its own refresh', () => Promise.reject(new ApiError('forbidden')), 'forbidden'],
  ])('whose getToken %s gets an ApiError, and nothing is sent', async (_how, getToken, kind) => {
    const call = server.client({ getToken }).abnormalRecords.countUnhandled()
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind })
    expect(server.requests).toEqual([])
  })

  it('whose onSessionEnd throws gets the ApiError of the call', async () => {
    server.on(COUNT, { json: { status: 40101 }, status: 401 })
    const call = server.client({ onSessionEnd: broken }).abnormalRecords.countUnhandled()
    await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'sessionExpired' })
  })

  it('whose onDiagnostic throws gets its data', async () => {
    server.on('/api/datahandler/deviceAbnormal/pageList', { json: { status: 200, data: { total: 1, rows: [{ bName: 'no id' }] } } })
    const page = { kind: 'general', state: 'unhandled', page: 1, limit: 15 } as const
    expect(await server.client({ onDiagnostic: broken }).abnormalRecords.list(page)).toEqual({ rows: [], total: 1, dropped: 1 })
  })

  it('may add headers, for all calls or by call, but not replace those of the client', async () => {
    server.on('*', { json: { status: 200, data: 0 } })
    const headers = { 'X-Tenant-Flag': 't1', AUTHORIZATION: 'none' }
    await server.client({ headers }).abnormalRecords.countUnhandled()
    await server.client({ headers: (call) => ({ 'x-call': call }) }).abnormalRecords.countUnhandled()
    expect(server.requests.map(({ headers: sent }) => [sent.authorization, sent['x-tenant-flag'], sent['x-call']])).toEqual([
      ['Bearer a-token', 't1', undefined],
      ['Bearer a-token', undefined, `GET ${COUNT}`],
    ])
  })

  it('may bring its own fetch', async () => {
    const fetch = vi.fn<FetchLike>(() => Promise.resolve(new Response('{"status":200,"data":7}')))
    const client = server.client({ baseUrl: 'http://elsewhere', fetch })
    expect(await client.abnormalRecords.countUnhandled()).toBe(7)
    expect(fetch.mock.calls[0]).toMatchObject([`http://elsewhere${COUNT}`, { method: 'GET', headers: { authorization: 'Bearer a-token' } }])
    expect(server.requests).toEqual([])
  })

  it('whose fetch shows a redirect as a browser does gets the error of a redirect', async () => {
    const fetch = () => Promise.resolve(Response.error())
    await expect(server.client({ fetch }).abnormalRecords.countUnhandled()).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('the end of a session', () => {
  const over = { json: { status: 40101, message: 'User token is invalid!' }, status: 401 }

  it('is reported once per session, however many calls are refused', async () => {
    server.on(COUNT, over)
    const onSessionEnd = vi.fn()
    let token = 'first'
    const client = server.client({ getToken: () => token, onSessionEnd })
    await Promise.allSettled(Array.from({ length: 20 }, () => client.abnormalRecords.countUnhandled()))
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
    token = 'second'
    await Promise.allSettled([client.abnormalRecords.countUnhandled(), client.abnormalRecords.countUnhandled()])
    expect(onSessionEnd).toHaveBeenCalledTimes(2)
  })

  it('is not reported when another session has begun since the call', async () => {
    const onSessionEnd = vi.fn()
    let token = 'old'
    server.on(COUNT, (_request, response) => {
      token = 'new'
      response.writeHead(401).end(JSON.stringify(over.json))
    })
    const client = server.client({ getToken: () => token, onSessionEnd })
    await expect(client.abnormalRecords.countUnhandled()).rejects.toMatchObject({ kind: 'sessionExpired' })
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('is not reported without a token', async () => {
    server.on(COUNT, over)
    const onSessionEnd = vi.fn()
    await expect(
      server.client({ getToken: () => null, onSessionEnd }).abnormalRecords.countUnhandled(),
    ).rejects.toMatchObject({ kind: 'sessionExpired' })
    expect(onSessionEnd).not.toHaveBeenCalled()
  })
  it('is reported again for the same token, if the user has signed in again meanwhile (contract admin 2.1)', async () => {
    const onSessionEnd = vi.fn()
    let token: string | null = 'same'
    const client = server.client({ getToken: () => token, onSessionEnd })
    const count = () => client.abnormalRecords.countUnhandled().catch(() => null)
    server.on('*', over)
    await count()
    await count()
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
    // signed out: the next call has no token
    token = null
    await count()
    token = 'same'
    await count()
    expect(onSessionEnd).toHaveBeenCalledTimes(2)
    // the host keeps the token, and the server accepts it again
    server.on(COUNT, { json: { status: 200, data: 0 } })
    await count()
    server.on(COUNT, over)
    await count()
    expect(onSessionEnd).toHaveBeenCalledTimes(3)
  })

  it('is reported once when a response to an older call arrives after the first report', async () => {
    const onSessionEnd = vi.fn()
    const client = server.client({ onSessionEnd })
    const held: (() => void)[] = []
    server.on(COUNT, (_request, response) => void held.push(() => response.writeHead(401).end(JSON.stringify(over.json))))
    server.on('/api/admin/user/front/menus', (_request, response) => void held.push(() => response.end('[]')))
    const calls = [client.abnormalRecords.countUnhandled(), client.session.menus(), client.abnormalRecords.countUnhandled()]
    await expect.poll(() => held).toHaveLength(3)
    for (const [at, call] of calls.entries()) {
      held[at]?.()
      await call.catch(() => null)
    }
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
  })
})
