import { describe, expect, it, vi } from 'vitest'
import { startLoopback, type Behaviour } from '../testing/loopback'

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
    ['nothing at all without both', null, undefined, undefined],
  ])('is %s', async (_what, token, clientCredential, header) => {
    server.on(COUNT, { json: { status: 200, data: 0 } })
    const options = clientCredential === undefined ? {} : { clientCredential }
    await server.client({ getToken: () => token, ...options }).abnormalRecords.countUnhandled()
    expect(server.requests[0]?.headers.authorization).toBe(header)
  })
})

describe('the end of a session', () => {
  const over = { json: { status: 40101, message: 'User token is invalid!' }, status: 401 }

  it('is reported once per token, however many calls are refused', async () => {
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
})
