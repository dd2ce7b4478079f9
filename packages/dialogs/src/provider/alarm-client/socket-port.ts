import type { AlarmFrame, AlarmSocket, ApiClient, Instant } from '@smart-fire/api-client'
import type { AlarmClientEvent, SocketCommand } from './alarm-client.types'
import { FRAME_BATCH_MS } from './link-timing'

/** The part of the clock that the port needs; in tests the clock of the actor system. */
export interface PortClock {
  now: () => Instant
  setTimeout: (run: () => void, ms: number) => unknown
  clearTimeout: (timer: unknown) => void
}

/**
 * Keeps at most one socket. `connect` fetches a ticket and opens; what an older socket still sends is ignored.
 * Frames that arrive together are passed on together: the first at once, then at most every 250 ms.
 */
export function openSocketPort(
  api: ApiClient['alarmSocket'],
  userId: string,
  clock: PortClock,
  send: (event: AlarmClientEvent) => void,
): { receive(command: SocketCommand): void; dispose(): void } {
  let end: (() => void) | null = null
  let disposed = false
  let socket: AlarmSocket | null = null

  const hangUp = () => {
    end?.()
    end = null
    socket = null
  }

  const connect = async (since: string | null) => {
    const attempt = new AbortController()
    const batch = frameBatch(clock, (event) => {
      if (!disposed) send(event)
    })
    let opened = false
    end = () => {
      attempt.abort()
      // a platform without a replay would never send again what has been received already
      batch.flush()
    }
    const closed = (code: number) => {
      if (attempt.signal.aborted) return
      hangUp()
      send({ type: 'socket.closed', code, opened })
    }
    try {
      const ticket = await api.ticket(attempt.signal)
      if (attempt.signal.aborted) return
      const opening = api.open(
        { userId, ...(since === null ? {} : { since }), ...(ticket === null ? {} : { ticket }) },
        {
          onOpen: () => {
            if (attempt.signal.aborted) return
            opened = true
            send({ type: 'socket.opened', at: clock.now() })
          },
          onFrame: (frame) => {
            if (!attempt.signal.aborted) batch.add(frame)
          },
          onClose: closed,
        },
      )
      socket = opening
      attempt.signal.addEventListener('abort', () => opening.close())
    } catch {
      closed(NO_SOCKET)
    }
  }

  return {
    receive(command) {
      if (command.type === 'socket.send') return socket?.send(command.text)
      hangUp()
      if (command.type === 'socket.connect') void connect(command.since)
    },
    dispose() {
      disposed = true
      hangUp()
    },
  }
}

/** It never opened: like a close without a close frame. */
const NO_SOCKET = 1006

function frameBatch(clock: PortClock, send: (event: AlarmClientEvent) => void) {
  let frames: AlarmFrame[] = []
  let timer: unknown = null
  let lastFlush = Number.NEGATIVE_INFINITY

  const flush = () => {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
    if (frames.length === 0) return
    const batch = frames
    frames = []
    lastFlush = clock.now()
    send({ type: 'frames.received', frames: batch, at: lastFlush })
  }

  return {
    add(frame: AlarmFrame) {
      frames.push(frame)
      const elapsed = clock.now() - lastFlush
      // a clock that was set back must not delay alarms
      if (elapsed >= FRAME_BATCH_MS || elapsed < 0) flush()
      // started inside onmessage, so that a hidden tab does not throttle it (trust A4)
      else timer ??= clock.setTimeout(flush, FRAME_BATCH_MS - elapsed)
    },
    flush,
  }
}
