import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { upgradeWebSocket } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { AppEnv } from './app-env'
import { listen } from './listen'

const HERE = { host: '127.0.0.1', port: 0 }

const received = async (socket: Socket): Promise<string> => {
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  await once(socket, 'close')
  return text
}

describe('a request that does not arrive whole in time', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow'],
  ])('has its connection ended: %s', async (_, sent) => {
    const app = new Hono<AppEnv>().onError((_error, c) => c.body(null)).post('/', async (c) => c.text(await c.req.text()))
    const listening = await listen(app, HERE, 50)
    const socket = connect(listening.port, '127.0.0.1')
    socket.write(sent)
    expect(await received(socket)).toMatch(/^HTTP\/1.1 408 /)
    await listening.close()
  })
})

it('a port that is taken is refused with the error of the system', async () => {
  const first = await listen(new Hono<AppEnv>(), HERE)
  await expect(listen(new Hono<AppEnv>(), { ...HERE, port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close()
})

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'))

it.skipIf(!hasIpv6)('an IPv6 address stands in brackets before its port', async () => {
  const listening = await listen(new Hono<AppEnv>().get('/', (c) => c.text('here')), { host: '::1', port: 0 })
  expect(listening.url).toBe(`http://[::1]:${listening.port}`)
  expect(await (await fetch(listening.url)).text()).toBe('here')
  await listening.close()
})

const withSockets = () => listen(new Hono<AppEnv>().get('/', upgradeWebSocket(() => ({}))), HERE)
async function openSocket({ url }: { url: string }): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws'))
  await once(socket, 'open')
  return socket
}

it('a socket whose message comes in more than a few pieces is closed', async () => {
  const listening = await withSockets()
  const socket = await openSocket(listening)
  const ended = once(socket, 'close')
  for (let piece = 0; piece < 9; piece += 1) socket.send('x', { fin: false })
  expect(await ended).toEqual([1008, Buffer.from('')])
  await listening.close()
})

describe('a stop', () => {
  afterEach(() => void vi.useRealTimers())

  /** A server whose only call is answered when it is told to. */
  async function slowServer() {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const asked = vi.fn()
    const app = new Hono<AppEnv>().get('/', async (c) => {
      asked()
      await answered
      return c.text('done')
    })
    const listening = await listen(app, HERE)
    return { listening, asked, answer: () => answer() }
  }

  it('does not wait for a client that keeps its connection open after the response', async () => {
    const { listening, asked, answer } = await slowServer()
    const agent = new Agent({ keepAlive: true })
    const response = once(get(listening.url, { agent }), 'response') as Promise<[IncomingMessage]>
    await expect.poll(() => asked).toHaveBeenCalled()
    const startedAt = performance.now()
    const closed = listening.close()
    answer()
    const [message] = await response
    expect(message.statusCode).toBe(200)
    message.resume()
    await closed
    // Node would keep such a connection for five seconds
    expect(performance.now() - startedAt).toBeLessThan(3000)
    agent.destroy()
  })

  it('ends a call that is still under way after eight seconds', async () => {
    const { listening, asked } = await slowServer()
    const socket = connect(listening.port, '127.0.0.1')
    const text = received(socket)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => asked).toHaveBeenCalled()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const closed = listening.close()
    await vi.advanceTimersByTimeAsync(7_900)
    expect(socket.closed).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(await text).toBe('')
    await vi.advanceTimersByTimeAsync(100)
    await closed
  })

  it('ends the sockets', async () => {
    const listening = await withSockets()
    const socket = await openSocket(listening)
    const ended = once(socket, 'close')
    await listening.close()
    expect(await ended).toEqual([1006, Buffer.from('')])
  })
})
