import type { AlarmSocketHandlers, AlarmSocketOptions } from '@smart-fire/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { alarmFrame } from './alarm-client.fixtures'
import type { AlarmClientEvent } from './alarm-client.types'
import { FRAME_BATCH_MS } from './link-timing'
import { openSocketPort } from './socket-port'

interface OpenedSocket {
  options: AlarmSocketOptions
  handlers: AlarmSocketHandlers
  open: boolean
  sent: string[]
}

let sockets: OpenedSocket[]
let told: AlarmClientEvent[]
let tickets: (() => Promise<string | null>)[]
let clock: SimulatedClock
let port: ReturnType<typeof openSocketPort>
let setBackMs: number

beforeEach(() => {
  sockets = []
  told = []
  tickets = []
  clock = new SimulatedClock()
  setBackMs = 0
  const api = {
    ticket: () => tickets.shift()?.() ?? Promise.resolve(`ticket-${sockets.length}`),
    open(options: AlarmSocketOptions, handlers: AlarmSocketHandlers) {
      const socket: OpenedSocket = { options, handlers, open: true, sent: [] }
      sockets.push(socket)
      return {
        send: (text: string) => void socket.sent.push(text),
        close: () => {
          socket.open = false
        },
      }
    },
  }
  const portClock = {
    now: () => clock.now() - setBackMs,
    setTimeout: (run: () => void, ms: number) => clock.setTimeout(run, ms),
    clearTimeout: (timer: unknown) => clock.clearTimeout(timer as number),
  }
  port = openSocketPort(api, '42', portClock, (event) => told.push(event))
})

async function connect(since: string | null = null): Promise<OpenedSocket> {
  port.receive({ type: 'socket.connect', since })
  await settled()
  const socket = sockets.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

it('opens with a fresh ticket and the position in the stream', async () => {
  const first = await connect()
  expect(first.options).toEqual({ userId: '42', ticket: 'ticket-0' })
  const second = await connect('e:7')
  expect(second.options).toEqual({ userId: '42', ticket: 'ticket-1', since: 'e:7' })
})

it('opens without a ticket if the server has none', async () => {
  tickets.push(() => Promise.resolve(null))
  expect((await connect()).options).toEqual({ userId: '42' })
})

it('keeps at most one socket and ignores what the old one still sends', async () => {
  const first = await connect()
  const second = await connect()
  expect([first.open, second.open]).toEqual([false, true])
  first.handlers.onFrame(alarmFrame())
  first.handlers.onClose(1006)
  expect(told).toEqual([])
})

it('tells when the link is open, and when it ends whether it was: only of one that never opened is the session checked', async () => {
  const first = await connect()
  clock.increment(5)
  first.handlers.onOpen()
  first.handlers.onClose(1001)
  const second = await connect()
  second.handlers.onClose(1006)
  second.handlers.onOpen()
  expect(told).toEqual([
    { type: 'socket.opened', at: 5 },
    { type: 'socket.closed', code: 1001, opened: true },
    { type: 'socket.closed', code: 1006, opened: false },
  ])
})

it('reports a refused ticket as a link that never opened', async () => {
  tickets.push(() => Promise.reject(new Error('401')))
  port.receive({ type: 'socket.connect', since: null })
  await settled()
  expect(told).toEqual([{ type: 'socket.closed', code: 1006, opened: false }])
})

it('opens nothing if it was closed while the ticket was being fetched', async () => {
  port.receive({ type: 'socket.connect', since: null })
  port.receive({ type: 'socket.close' })
  await settled()
  expect(sockets).toEqual([])
})

it('sends the heartbeat text over the open socket', async () => {
  const socket = await connect()
  port.receive({ type: 'socket.send', text: 'HeartBeat' })
  expect(socket.sent).toEqual(['HeartBeat'])
})

describe('frames', () => {
  it('are passed on at once for the first, and together within 250 ms for those right after it', async () => {
    const { handlers } = await connect()
    handlers.onFrame(alarmFrame({ id: 'a' }))
    handlers.onFrame(alarmFrame({ id: 'b' }))
    handlers.onFrame(alarmFrame({ id: 'c' }))
    expect(idsTold()).toEqual([['a']])
    clock.increment(FRAME_BATCH_MS)
    expect(idsTold()).toEqual([['a'], ['b', 'c']])
  })

  it('that come in one burst after the other are passed on each within 250 ms', async () => {
    const { handlers } = await connect()
    handlers.onFrame(alarmFrame({ id: 'a' }))
    for (const id of ['b', 'c', 'd']) {
      clock.increment(1)
      handlers.onFrame(alarmFrame({ id }))
      clock.increment(FRAME_BATCH_MS - 1)
      expect(idsTold().at(-1)).toEqual([id])
    }
  })

  it('are passed on at once after the clock was set back', async () => {
    const { handlers } = await connect()
    handlers.onFrame(alarmFrame({ id: 'a' }))
    setBackMs = 3_600_000
    handlers.onFrame(alarmFrame({ id: 'b' }))
    expect(idsTold()).toEqual([['a'], ['b']])
  })

  it('are not lost when the link ends before they were passed on', async () => {
    const { handlers } = await connect()
    handlers.onFrame(alarmFrame({ id: 'a' }))
    handlers.onFrame(alarmFrame({ id: 'b' }))
    handlers.onClose(1006)
    expect(idsTold()).toEqual([['a'], ['b']])
    expect(told.at(-1)).toMatchObject({ type: 'socket.closed' })
  })

  it.each(['socket.close', 'socket.connect'] as const)('are not lost either when %s ends the link: a camera is in no list, and its platform has no replay', async (type) => {
    const { handlers } = await connect()
    handlers.onFrame(alarmFrame({ id: 'a' }))
    handlers.onFrame(alarmFrame({ id: 'b' }))
    port.receive(type === 'socket.close' ? { type } : { type, since: null })
    expect(idsTold()).toEqual([['a'], ['b']])
    clock.increment(FRAME_BATCH_MS)
    expect(idsTold()).toHaveLength(2)
  })

  function idsTold() {
    return told.flatMap((event) =>
      event.type === 'frames.received'
        ? [event.frames.map((frame) => (frame.type === 'alarm' ? frame.id : frame.type))]
        : [],
    )
  }
})

it('leaves no timer and no socket behind', async () => {
  const socket = await connect()
  socket.handlers.onFrame(alarmFrame({ id: 'a' }))
  socket.handlers.onFrame(alarmFrame({ id: 'b' }))
  const before = told.length
  port.dispose()
  clock.increment(60_000)
  expect(socket.open).toBe(false)
  expect(told).toHaveLength(before)
})
