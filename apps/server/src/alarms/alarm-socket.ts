import type { WebSocket } from 'ws'

import type { Clock } from '../clock'
import { mayReadPlace, type DataScope } from '../domain/menus/data-scope'
import type { StreamRow } from './alarm-stream.queries'
import type { TenantStream } from './tenant-stream'

/** Close codes that the server sends. */
export const CLOSE = { goingAway: 1001, refused: 1008, tryLater: 1013 } as const

/** Reply to any text (contract admin 6.1). */
export const HEARTBEAT_REPLY = JSON.stringify({ HeartResponse: 'HeartResponse' })

/** Limits of trust B2 and A5.10. */
export const SOCKET_LIMITS = {
  maxTextBytes: 64,
  maxTextsPerMinute: 10,
  maxPendingPushes: 4096,
  maxBufferedBytes: 4 * 1024 * 1024,
  silenceMs: 150_000,
} as const

const BATCH = 200
const MINUTE_MS = 60_000

export interface SocketOwner {
  userId: string
  tenantId: string
  sessionHash: string
  address: string
}

/** One open alarm socket: sends the stream in order from its own position, as fast as its peer reads. */
export interface AlarmSocket extends SocketOwner {
  /** when its client last sent or answered something, by the steady clock: when the time is set, no client looks silent or active because of it */
  readonly heardAt: number
  /**
   * Sends hello, replays the missed pushes, then follows the stream from `start`. `start` is the end of the stream when
   * the socket was accepted, so that a client that requests the lists after hello misses nothing.
   */
  begin(since: string | null, start: number): Promise<void>
  /** sets what the user may see; pushes of other channels and places are not sent */
  show(visible: Visible): void
  /** the stream has grown */
  advance(): void
  receive(data: unknown): void
  /** sends a ping; ends a socket whose client has been silent for too long */
  ping(): void
  close(code: number, reason: string): void
}

/** The part of a scope that pushes are sent by. */
export type Visible = Pick<DataScope, 'channels' | 'places'>

const NOTHING: Visible = { channels: new Set(), places: 'all' }

/** What a socket is made with. `batches`: its client reads several frames in one message. */
export interface SocketSetup {
  clock: Clock
  batches: boolean
}

export function createAlarmSocket(socket: WebSocket, owner: SocketOwner, stream: TenantStream, { clock, batches }: SocketSetup): AlarmSocket {
  let visible: Visible = NOTHING
  /** everything up to here was sent; null until `begin` has sent hello */
  let position: number | null = null
  let flushing = false
  /** the stream's end when the batch in flight began */
  let endAtFlush = 0
  let heardAt = clock.steady()
  let textTimes: number[] = []

  socket.on('pong', () => {
    heardAt = clock.steady()
  })

  const close = (code: number, reason: string) => socket.close(code, reason)

  async function pump(): Promise<void> {
    if (flushing || position === null) return
    flushing = true
    try {
      while (socket.readyState === socket.OPEN && position < stream.lastSeq) {
        // before the reading: the time that the database takes is not the client's
        endAtFlush = stream.lastSeq
        const rows = await stream.after(position, BATCH)
        const last = rows[rows.length - 1]
        if (!last) break
        await sendAll(socket, messagesOf(textsFor(rows, visible, stream.epoch), batches))
        position = last.seq
      }
    } finally {
      flushing = false
    }
  }

  return {
    ...owner,
    get heardAt() {
      return heardAt
    },
    close,
    show(shown) {
      visible = shown
    },
    async begin(since, start) {
      const known = parseSince(since, stream.epoch)
      const replayed = known !== null && (await stream.canReplay(known))
      position = replayed ? known : start
      // what follows up to this place is a replay
      socket.send(JSON.stringify({ type: 'hello', epoch: stream.epoch, seq: start, replayed }))
      await pump()
    },
    advance() {
      if (flushing && isTooSlow()) return close(CLOSE.tryLater, 'too slow')
      pump().catch(() => socket.terminate())
    },
    receive(data) {
      const now = clock.steady()
      heardAt = now
      if (typeof data !== 'string') return close(CLOSE.refused, 'text only')
      if (Buffer.byteLength(data) > SOCKET_LIMITS.maxTextBytes) return close(CLOSE.refused, 'too long')
      textTimes = [...textTimes.filter((at) => at > now - MINUTE_MS), now]
      if (textTimes.length > SOCKET_LIMITS.maxTextsPerMinute) return close(CLOSE.refused, 'too many messages')
      if (data.trim() !== '') socket.send(HEARTBEAT_REPLY)
    },
    ping() {
      if (clock.steady() - heardAt > SOCKET_LIMITS.silenceMs) return socket.terminate()
      if (socket.readyState === socket.OPEN) socket.ping()
    },
  }

  function isTooSlow(): boolean {
    return (
      stream.lastSeq - endAtFlush > SOCKET_LIMITS.maxPendingPushes || socket.bufferedAmount > SOCKET_LIMITS.maxBufferedBytes
    )
  }
}

/** The rows that the user may see. The others are named as skipped, so that the client does not take the gap for a loss. */
function textsFor(rows: StreamRow[], visible: Visible, epoch: string): string[] {
  const texts: string[] = []
  let skippedFrom: number | null = null
  const nameSkipped = (seq: number) => {
    if (skippedFrom !== null) texts.push(JSON.stringify({ type: 'skipped', epoch, from: skippedFrom, seq }))
    skippedFrom = null
  }
  for (const { seq, text, ...subject } of rows) {
    if (isVisible(visible, subject)) {
      nameSkipped(seq - 1)
      texts.push(text)
    } else skippedFrom ??= seq
  }
  nameSkipped(rows[rows.length - 1]?.seq ?? 0)
  return texts
}

/** Whether a push is of a visible channel and place. One without a channel is for every user of the tenant. */
function isVisible({ channels, places }: Visible, { channelId, ...place }: Omit<StreamRow, 'seq' | 'text'>): boolean {
  if (channelId === null) return true
  return (channels === 'all' || channels.has(channelId)) && mayReadPlace(places, place)
}

/** The messages for these frames. In a storm a browser spends more time on receiving a message than on reading the frame in it. */
function messagesOf(texts: string[], batches: boolean): string[] {
  return batches && texts.length > 1 ? [`[${texts.join(',')}]`] : texts
}

/** Resolves when the last text has left for the network, or the socket has ended. */
function sendAll(socket: WebSocket, texts: string[]): Promise<void> {
  return new Promise((resolve) => {
    texts.forEach((text, index) => {
      if (index < texts.length - 1) socket.send(text)
      else socket.send(text, () => resolve())
    })
  })
}

/** `<epoch>:<seq>`; null when absent, malformed or of another epoch. */
export function parseSince(since: string | null, epoch: string): number | null {
  const match = /^([0-9a-f]+):(\d{1,15})$/.exec(since ?? '')
  return match && match[1] === epoch ? Number(match[2]) : null
}
