import { describe, expect, it, vi } from 'vitest'
import type { Diagnostic } from '../api-client-options'
import { createApiClient } from '../create-api-client'
import { aRecord, pushOf } from '../mock/builders/records'
import { createMockAlarmSocket } from '../mock/mock-alarm-socket'
import { startLoopback } from '../testing/loopback'
import { alarmAddress } from './alarm-address'
import type { AlarmFrame } from './alarm-frame'
import { HEARTBEAT_TEXT } from './alarm-socket'
import type { WebSocketLike } from './web-socket-like'

describe('the address of the alarm socket', () => {
  it.each([
    ['http://fire.example', undefined, 'ws://fire.example/alarm/websocket?userId=u+1&batches=1'],
    ['https://fire.example/', undefined, 'wss://fire.example/alarm/websocket?userId=u+1&batches=1'],
    ['https://fire.example:8443', 'http://portal.test/x', 'wss://fire.example:8443/alarm/websocket?userId=u+1&batches=1'],
    ['https://portal.test/fire/', undefined, 'wss://portal.test/fire/alarm/websocket?userId=u+1&batches=1'],
    ['', 'http://portal.test/gailan/overView?a=1#b', 'ws://portal.test/alarm/websocket?userId=u+1&batches=1'],
    [undefined, 'https://portal.test/', 'wss://portal.test/alarm/websocket?userId=u+1&batches=1'],
    ['/fire', 'https://portal.test/x/y', 'wss://portal.test/fire/alarm/websocket?userId=u+1&batches=1'],
  ])('from base %s on page %s', (base, page, address) => {
    expect(alarmAddress({ userId: 'u 1' }, base, page)).toBe(address)
  })

  it('has the ticket, the place in the stream, and that messages may hold several frames', () => {
    const address = new URL(alarmAddress({ userId: 'u', ticket: 't&1', since: 'e1:12' }, 'http://x', undefined))
    expect(Object.fromEntries(address.searchParams)).toEqual({ userId: 'u', ticket: 't&1', since: 'e1:12', batches: '1' })
  })
})

function open(baseUrl = 'http://mock.local', openWebSocket?: () => never) {
  const alarms = createMockAlarmSocket()
  const diagnostics: Diagnostic[] = []
  const frames: AlarmFrame[] = []
  const handlers = { onOpen: vi.fn(), onFrame: (frame: AlarmFrame) => void frames.push(frame), onClose: vi.fn() }
  const client = createApiClient({
    baseUrl,
    getToken: () => null,
    openWebSocket: openWebSocket ?? alarms.openWebSocket,
    onDiagnostic: (diagnostic) => diagnostics.push(diagnostic),
  })
  const socket = client.alarmSocket.open({ userId: 'u' }, handlers)
  return { alarms, diagnostics, frames, handlers, socket }
}

/** A link on a socket that does only what the test says. */
function openOnLink() {
  const [send, close] = [vi.fn(), vi.fn()]
  const link: { -readonly [Part in keyof WebSocketLike]: WebSocketLike[Part] } = { onopen: null, onmessage: null, onclose: null, onerror: null, readyState: 0, send, close }
  const handlers = { onOpen: vi.fn(), onFrame: vi.fn(), onClose: vi.fn() }
  const client = createApiClient({ baseUrl: 'http://mock.local', getToken: () => null, openWebSocket: () => link })
  return { link, send, close, handlers, socket: client.alarmSocket.open({ userId: 'u' }, handlers) }
}

const settle = () => new Promise<void>((done) => setImmediate(done))

describe('the alarm socket', () => {
  it('opens, decodes frames and ends with the close code', async () => {
    const { alarms, frames, handlers } = open()
    await settle()
    expect(handlers.onOpen).toHaveBeenCalledTimes(1)
    alarms.push(pushOf())
    expect(frames).toEqual([{ ...pushOf(), points: [{ ...aRecord({ repeats: null }), status: '1' }] }])
    alarms.drop(1008)
    expect(handlers.onClose.mock.calls).toEqual([[1008]])
  })

  it('reports an unreadable frame and stays open', async () => {
    const { alarms, frames, diagnostics } = open()
    await settle()
    alarms.push('<html>')
    alarms.push(pushOf())
    expect(frames.map(({ type }) => type)).toEqual(['unreadable', 'alarm'])
    expect(diagnostics).toEqual([{ call: 'alarm/websocket', problem: 'frameUnreadable', detail: 'not JSON' }])
  })

  it('gives each frame of a message that holds several, until its owner closes it', async () => {
    const { alarms, frames, handlers, socket } = open()
    await settle()
    alarms.push('[{"type":"hello","epoch":"e","seq":1},7,{"type":"skipped","epoch":"e","from":1,"seq":2}]')
    expect(frames.map(({ type }) => type)).toEqual(['hello', 'unreadable', 'skipped'])
    handlers.onFrame = (frame) => {
      frames.push(frame)
      socket.close()
    }
    alarms.push('[{"type":"hello","epoch":"f","seq":1},{"type":"hello","epoch":"g","seq":1}]')
    expect(frames).toHaveLength(4)
  })

  it('loses no frame of a message when its owner throws at one of them, and the page reports the exception', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const { alarms, frames, handlers } = open()
    await settle()
    const broken = new Error('broken')
    handlers.onFrame = (frame) => {
      frames.push(frame)
      throw broken
    }
    alarms.push('[{"type":"hello","epoch":"e","seq":1},{"type":"skipped","epoch":"e","from":1,"seq":2}]')
    expect(frames.map(({ type }) => type)).toEqual(['hello', 'skipped'])
    expect(reported.mock.calls).toEqual([[broken], [broken]])
    vi.unstubAllGlobals()
  })

  it('sends the heartbeat text and receives the reply', async () => {
    const { alarms, frames, socket } = open()
    socket.send(HEARTBEAT_TEXT) // not open yet: nothing is sent
    await settle()
    socket.send(HEARTBEAT_TEXT)
    await settle()
    expect(alarms.sent).toEqual(['HeartBeat'])
    expect(frames).toEqual([{ type: 'heartbeatReply' }])
  })

  it('calls no handler after its owner has closed it', async () => {
    const { alarms, frames, handlers, socket } = open()
    await settle()
    socket.close()
    alarms.push(pushOf())
    await settle()
    expect(frames).toEqual([])
    expect(handlers.onClose).not.toHaveBeenCalled()
    expect(alarms.openLinks).toBe(0)
  })

  it.each([
    ['an invalid address', 'http://[', undefined],
    ['neither page nor base', '', undefined],
    [
      'a browser that refuses',
      'http://x',
      () => {
        throw new Error('SecurityError')
      },
    ],
  ])('ends with 1006, like a lost connection, for %s', async (_what, base, refuse) => {
    const { handlers } = open(base, refuse)
    expect(handlers.onClose).not.toHaveBeenCalled()
    await settle()
    expect(handlers.onClose.mock.calls).toEqual([[1006]])
  })

  it('calls no handler when it could not be opened and its owner has closed it meanwhile', async () => {
    const { handlers, socket } = open('http://[')
    socket.close()
    await settle()
    expect(handlers.onClose).not.toHaveBeenCalled()
  })

  it('tells its end once, and no opening after it, whatever the socket says', () => {
    const { link, handlers } = openOnLink()
    link.onclose?.({ code: 1008 })
    link.onclose?.({ code: 1006 })
    link.onopen?.({})
    expect(handlers.onClose.mock.calls).toEqual([[1008]])
    expect(handlers.onOpen).not.toHaveBeenCalled()
  })

  it('takes the errors of the socket: those of package `ws` would end the process', () => {
    const { link, handlers } = openOnLink()
    expect(link.onerror).toBeTypeOf('function')
    link.onerror?.({})
    expect(handlers.onClose).not.toHaveBeenCalled()
  })

  it('sends nothing before it is open, and closes with 1000: a browser throws at anything else', () => {
    const { link, send, close, socket } = openOnLink()
    socket.send(HEARTBEAT_TEXT)
    expect(send).not.toHaveBeenCalled()
    link.readyState = 1
    socket.send(HEARTBEAT_TEXT)
    expect(send.mock.calls).toEqual([['HeartBeat']])
    socket.close()
    expect(close.mock.calls).toEqual([[1000]])
  })

  it('has no timers of its own', async () => {
    const timers = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval')]
    const { alarms, socket } = open()
    await new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)))
    alarms.push({ type: 'heartbeatReply' })
    socket.close()
    timers.forEach((timer) => expect(timer).not.toHaveBeenCalled())
    vi.restoreAllMocks()
  })
})

describe('the ticket', () => {
  const server = startLoopback()
  const TICKET = '/api/datahandler/alarm/ticket'

  it('is requested by an authorized POST', async () => {
    server.on(TICKET, { json: { status: 200, data: { ticket: 'abc' } } })
    expect(await server.client().alarmSocket.ticket()).toBe('abc')
    expect(server.requests).toMatchObject([{ method: 'POST', headers: { authorization: 'Bearer a-token' } }])
  })

  it('may be the data itself', async () => {
    server.on(TICKET, { json: { status: 200, data: 'abc' } })
    expect(await server.client().alarmSocket.ticket()).toBe('abc')
  })

  it.each([
    [404, { status: 404, error: 'Not Found' }],
    [405, { status: 405, error: 'Method Not Allowed' }],
    [200, { status: 200, data: null }],
    [200, { status: 500, message: '系统异常' }],
  ])('is null on a server without tickets: HTTP %i %j', async (status, json) => {
    server.on(TICKET, { json, status })
    expect(await server.client().alarmSocket.ticket()).toBeNull()
  })

  it.each([
    [401, { status: 40101 }, 'sessionExpired'],
    [200, { status: 40101 }, 'sessionExpired'],
    [503, {}, 'server'],
  ])('is an error when a server with tickets refuses one: HTTP %i %j', async (status, json, kind) => {
    server.on(TICKET, { json, status })
    await expect(server.client().alarmSocket.ticket()).rejects.toMatchObject({ kind })
  })
})
