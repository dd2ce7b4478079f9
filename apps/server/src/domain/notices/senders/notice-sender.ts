import type { NoticeMethod, NoticeReason, NoticeType } from '@smart-fire/api-client/wire'

/** Whom a message is for, as stored when it was written. */
export interface Receiver {
  username: string | null
  name: string | null
  mobilePhone: string | null
  email: string | null
}

/** One message to one person by one method. */
export interface NoticeMessage {
  /** the same for every try: a receiver that has taken it already can leave out the second one */
  id: string
  type: NoticeType
  method: NoticeMethod
  to: Receiver
  subject: string
  text: string
  /** of how many records it tells */
  records: number
  isTest: boolean
}

/** What the adapter says. `isFinal`: another try would fail in the same way. */
export type Handover = { sent: true } | { sent: false; reason: NoticeReason; detail: string | null; isFinal: boolean }

/** Hands a message over. It never rejects, and ends by itself after `ADAPTER_LIMIT_MS`, or at once when the server stops (`signal`). */
export type NoticeSender = (message: NoticeMessage, signal: AbortSignal) => Promise<Handover>

/** The adapter of each method; null where the server has none (ADR 29). */
export type NoticeSenders = Readonly<Record<NoticeMethod, NoticeSender | null>>

/** How long an adapter may take for one message: shorter than the console waits for the answer to a test. */
export const ADAPTER_LIMIT_MS = 8_000
