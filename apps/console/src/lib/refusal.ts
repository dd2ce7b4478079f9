import { isApiError, type Instant } from '@smart-fire/api-client'

/** Why a write failed. */
export interface Refusal {
  /** conflict: another user was faster; refused: a rule, in the server's words; unreadable: the file is no picture; failed: anything else */
  kind: 'conflict' | 'refused' | 'unreadable' | 'failed'
  /** the server's message; null without one */
  message: string | null
  /** who was faster, where the server says so */
  person: string | null
  at: Instant | null
}

/** The file cannot be shown by this browser, so it is not sent. */
export class UnreadablePicture extends Error {}

/** Reads an error of a call; what the server did not say in words is null. What it did say is its response, also of a row that is gone or of its own failure. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof UnreadablePicture) return { kind: 'unreadable', message: null, person: null, at: null }
  if (!isApiError(error)) return { kind: 'failed', message: null, person: null, at: null }
  const { kind, serverMessage, conflict } = error
  const isNamed = kind === 'conflict' || kind === 'refused'
  return { kind: isNamed ? kind : 'failed', message: serverMessage, person: conflict?.person ?? null, at: conflict?.at ?? null }
}
