import { WebSocket } from 'ws'

import type { Operator } from './alarm-world'
import type { TestServer } from './test-server'

export type Frame = Record<string, unknown>

/** An alarm socket as a Node program opens it. */
export interface AlarmClient {
  socket: WebSocket
  frames: Frame[]
  /** how many frames each message held */
  messages: number[]
  /** resolves with the frames as soon as they satisfy `enough` */
  until(enough: (frames: Frame[]) => boolean): Promise<Frame[]>
  /** the close code, once it is there */
  closed: Promise<number>
  close(): Promise<number>
}

export interface ConnectOptions {
  ticket?: string
  userId?: string
  since?: string
  /** whether several frames may come in one message */
  batches?: boolean
  /** the origin of the page, by default our own; null = a program, which sends none */
  origin?: string | null
}

/** Connects, by default with a fresh ticket of the operator. */
export async function connectAlarms(server: TestServer, operator: Operator, options: ConnectOptions = {}): Promise<AlarmClient> {
  const url = new URL('/alarm/websocket', server.url.replace('http', 'ws'))
  url.searchParams.set('userId', options.userId ?? operator.userId)
  url.searchParams.set('ticket', options.ticket ?? (await takeTicket(server, operator)))
  if (options.since) url.searchParams.set('since', options.since)
  if (options.batches) url.searchParams.set('batches', '1')
  const { origin = server.url } = options
  return follow(new WebSocket(url, origin === null ? {} : { origin }))
}

export async function takeTicket(server: TestServer, operator: Operator): Promise<string> {
  const { body } = await server.call<{ data: { ticket: string } }>('/api/datahandler/alarm/ticket', operator.token, { method: 'POST' })
  return body.data.ticket
}

function follow(socket: WebSocket): AlarmClient {
  const frames: Frame[] = []
  const messages: number[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    const sent = JSON.parse(data.toString()) as Frame | Frame[]
    const received = Array.isArray(sent) ? sent : [sent]
    messages.push(received.length)
    frames.push(...received)
    for (const check of [...waiting]) check()
  })
  const closed = new Promise<number>((resolve, reject) => {
    socket.on('close', resolve)
    socket.on('error', reject)
  })
  closed.catch(() => undefined)
  return {
    socket,
    frames,
    messages,
    closed,
    until: (enough) =>
      new Promise((resolve) => {
        const check = () => {
          if (!enough(frames)) return
          waiting.delete(check)
          resolve(frames)
        }
        waiting.add(check)
        check()
      }),
    close() {
      socket.close()
      return closed
    },
  }
}

export const isHello = (frame: Frame) => frame.type === 'hello'
export const isAlarm = (frame: Frame) => Array.isArray(frame.alarms)
export const isHandled = (frame: Frame) => frame.type === 'handled'
