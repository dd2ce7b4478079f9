import type { AlarmFrame } from './alarm-frame'

/** Text that keeps the link alive (spec 1 §7). */
export const HEARTBEAT_TEXT = 'HeartBeat'

/** Whose alarms, and from where on (trust A5.2). */
export interface AlarmSocketOptions {
  userId: string
  /** last seen place in the stream, `<epoch>:<seq>`; servers that do not know it ignore it */
  since?: string
  /** single-use proof of the session (trust B2); servers that do not know it ignore it */
  ticket?: string
}

/** What the owner of a link hears. */
export interface AlarmSocketHandlers {
  /** the link is up */
  onOpen(): void
  /** a message came in, decoded; also one that could not be read */
  onFrame(frame: AlarmFrame): void
  /** once, when the link ended or never came up; `code` is the WebSocket close code (1006 without a close frame) */
  onClose(code: number): void
}

/** An open link. It has no timers: silence, heartbeat and reconnect are the alarm-client machine's business. */
export interface AlarmSocket {
  /** Sends a text, e.g. `HEARTBEAT_TEXT`; nothing while the link is not open. */
  send(text: string): void
  /** Ends the link; nothing is heard after this. */
  close(): void
}
