import type { ApiClientOptions, Diagnostic } from '../api-client-options'
import { reporting } from '../decoding/reporting'
import { tellHost } from '../transport/host-callback'
import { alarmAddress } from './alarm-address'
import type { AlarmSocket, AlarmSocketHandlers, AlarmSocketOptions } from './alarm-socket'
import { readFrames } from './read-frame'
import type { WebSocketLike } from './web-socket-like'

const OPEN = 1
const NO_CLOSE_FRAME = 1006
const NORMAL_CLOSURE = 1000

/** Opens the link and decodes what comes in. No timers and no reconnect: those are up to the owner of the link. */
export function openAlarmSocket(
  options: AlarmSocketOptions,
  handlers: AlarmSocketHandlers,
  { baseUrl, openWebSocket = browserSocket, onDiagnostic }: ApiClientOptions,
): AlarmSocket {
  let ended = false
  const end = (code: number) => {
    if (ended) return
    ended = true
    handlers.onClose(code)
  }
  const report = (problem: Diagnostic['problem'], detail: string) =>
    tellHost(onDiagnostic, { call: 'alarm/websocket', problem, detail })
  const socket = connect()
  if (socket === null) {
    queueMicrotask(() => end(NO_CLOSE_FRAME))
    return {
      send: () => undefined,
      close: () => {
        ended = true
      },
    }
  }
  socket.onopen = () => {
    if (!ended) handlers.onOpen()
  }
  socket.onmessage = ({ data }) => {
    if (ended) return
    for (const frame of reporting(report, () => readFrames(data))) {
      if (frame.type === 'unreadable') report('frameUnreadable', frame.reason)
      // an exception of the handler must not lose the frames behind this one
      tellHost(() => handlers.onFrame(frame))
      // its owner can close it at any frame
      if (ended) return
    }
  }
  socket.onclose = ({ code }) => end(code)
  // an error is always followed by close, which carries the code
  socket.onerror = () => undefined
  return {
    send(text) {
      if (socket.readyState === OPEN) socket.send(text)
    },
    // no handler is called after its owner has closed the link
    close() {
      ended = true
      socket.close(NORMAL_CLOSURE)
    },
  }

  function connect(): WebSocketLike | null {
    try {
      return openWebSocket(alarmAddress(options, baseUrl, pageAddress()))
    } catch {
      return null
    }
  }
}

function browserSocket(address: string): WebSocketLike {
  return new WebSocket(address)
}

function pageAddress(): string | undefined {
  return typeof location === 'undefined' ? undefined : location.href
}
