import type { AlarmFrame } from '../alarm-socket/alarm-frame'
import type { WebSocketLike } from '../alarm-socket/web-socket-like'
import { wireFrame } from './to-wire'

/** How the server side behaves. */
export interface MockAlarmSocketOptions {
  /** links open by themselves; default true. False: call `accept()` */
  autoOpen?: boolean
  /** every text gets the heartbeat reply; default true */
  answersHeartbeat?: boolean
}

/** The server side of the alarm links of one client, controlled by a test or story. */
export interface MockAlarmSocket {
  /** give this to `createApiClient` */
  openWebSocket: (address: string) => WebSocketLike
  /** opens the links that are connecting (with `autoOpen: false`) */
  accept(): void
  /** sends a frame, or a raw text, to every open link */
  push(frame: AlarmFrame | string): void
  /** ends every link with a close code; default 1006, a lost connection */
  drop(code?: number): void
  /** while false, new links end at once with 1006 */
  reachable: boolean
  /** addresses of all links so far */
  readonly addresses: readonly string[]
  /** texts that clients sent */
  readonly sent: readonly string[]
  /** how many links are open now */
  readonly openLinks: number
}

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

/** Alarm links without a network: for a client of its own, or inside `createMockBackend`. */
export function createMockAlarmSocket({
  autoOpen = true,
  answersHeartbeat = true,
}: MockAlarmSocketOptions = {}): MockAlarmSocket {
  const links = new Set<MockLink>()
  const addresses: string[] = []
  const sent: string[] = []

  const mock: MockAlarmSocket = {
    reachable: true,
    addresses,
    sent,
    get openLinks() {
      return [...links].filter((link) => link.readyState === OPEN).length
    },
    openWebSocket(address) {
      addresses.push(address)
      const link = new MockLink((text) => {
        sent.push(text)
        if (answersHeartbeat) queueMicrotask(() => link.receive(wireFrame({ type: 'heartbeatReply' })))
      })
      links.add(link)
      queueMicrotask(() => {
        if (!mock.reachable) link.end(1006)
        else if (autoOpen) link.open()
      })
      return link
    },
    accept: () => links.forEach((link) => link.open()),
    push: (frame) => links.forEach((link) => link.receive(typeof frame === 'string' ? frame : wireFrame(frame))),
    drop(code = 1006) {
      links.forEach((link) => link.end(code))
      links.clear()
    },
  }
  return mock
}

class MockLink implements WebSocketLike {
  onopen: WebSocketLike['onopen'] = null
  onmessage: WebSocketLike['onmessage'] = null
  onclose: WebSocketLike['onclose'] = null
  onerror: WebSocketLike['onerror'] = null
  readyState = CONNECTING

  constructor(private readonly onText: (text: string) => void) {}

  open(): void {
    if (this.readyState !== CONNECTING) return
    this.readyState = OPEN
    this.onopen?.(undefined)
  }

  receive(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.({ data: text })
  }

  end(code: number): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.onclose?.({ code })
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.onText(text)
  }

  close(code = 1000): void {
    queueMicrotask(() => this.end(code))
  }
}
