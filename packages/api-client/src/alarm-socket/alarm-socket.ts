import type { AlarmFrame } from './alarm-frame'

/** Text that keeps the link alive (spec 1 §7). */
export const HEARTBEAT_TEXT = 'HeartBeat'

/** The user whose alarms are sent, and the place in the stream from which they are replayed (trust A5.2). */
export interface AlarmSocketOptions {
  userId: string
  /** last seen place in the stream, `<epoch>:<seq>`; servers without a stream ignore it */
  since?: string
  /** single-use proof of the session (trust B2); servers without tickets ignore it */
  ticket?: string
}

/** Receives what happens on a link. */
export interface AlarmSocketHandlers {
  /** the link is open */
  onOpen(): void
  /** a message arrived, decoded; also one that could not be read */
  onFrame(frame: AlarmFrame): void
  /** once, when the link ended or could not be opened; `code` is the WebSocket close code (1006 without a close frame) */
  onClose(code: number): void
}

/** An open link. It has no timers: silence, heartbeat and reconnect are up to its owner. */
export interface AlarmSocket {
  /** Sends a text, e.g. `HEARTBEAT_TEXT`; does nothing while the link is not open. */
  send(text: string): void
  /** Ends the link; no handler is called after this. */
  close(): void
}
