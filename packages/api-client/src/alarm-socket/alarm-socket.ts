import type { AlarmFrame } from './alarm-frame'

/** Text that keeps the link alive (spec 1 §7). */
export const HEARTBEAT_TEXT = 'HeartBeat'

export interface AlarmSocketOptions {
  userId: string
  /** last seen place in the stream, `<epoch>:<seq>`; servers that do not know it ignore it */
  since?: string
  /** single-use proof of the session (trust B2); servers that do not know it ignore it */
  ticket?: string
}

export interface AlarmSocketHandlers {
  onOpen(): void
  onFrame(frame: AlarmFrame): void
  /** once, when the link ended or never came up; `code` is the WebSocket close code (1006 without a close frame) */
  onClose(code: number): void
}

/** An open link. It has no timers: silence, heartbeat and reconnect are the alarm-link machine's business. */
export interface AlarmSocket {
  send(text: string): void
  close(): void
}
