import { isApiError, type ApiError } from '@smart-fire/api-client'
import type { InspectionWorkCalls } from '@smart-fire/api-client/inspection-work'
import { factsOf, type DeviceStore, type KeptEntry, type RefusedAs } from './device-store'
import { noteSent } from './sent-point'

/** How a round of sending ended: every entry had its turn, the server cannot be reached, or the session has ended. */
export type SendOutcome = 'sent' | 'offline' | 'signedOut'

/** What came of a round. */
export interface SendRound {
  outcome: SendOutcome
  /** the entries at which the server failed, by client id: they stay as they are, and the next round sends them again */
  failed: ReadonlySet<string>
}

type Sending = Pick<InspectionWorkCalls, 'submit' | 'skip'>

/** The server as a whole does not answer, or asks to wait: it would be in vain to send the next entry. */
const NO_SERVER: ReadonlySet<string> = new Set(['network', 'gatewayTimeout', 'aborted'])
const BUSY_STATUS: ReadonlySet<number | null> = new Set([429, 503])
/** What the same call would be refused for again; a person decides. */
const REFUSED: ReadonlySet<string> = new Set(['refused', 'invalid', 'forbidden', 'conflict', 'notFound'])
/** The 4xx that pass by themselves: a sign-in that a proxy wants, a slow request, one that came too early, too many of them. Any other one is a refusal. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 425, 429])
const TOO_LARGE = 413

/**
 * Sends what this user has kept, the oldest first. An entry leaves the device only after the server has said that it has it; one whose answer
 * was lost is sent again, and the server keeps it once. One that the server refuses stays with the reason and is sent on demand only; one at
 * which the server or the store of the phone fails stays for the next round; the others go on.
 */
export async function sendResults(store: DeviceStore, work: Sending, userId: string): Promise<SendRound> {
  const failed = new Set<string>()
  for (const kept of await store.entries()) {
    if (kept.userId !== userId || kept.refusal !== null) continue
    const { clientId } = factsOf(kept)
    try {
      await send(work, kept)
      // without room for it the next tasks of the server tell
      await noteSent(store, kept).catch(() => undefined)
      await store.dropEntry(clientId)
    } catch (error) {
      const outcome = endOf(error)
      if (outcome) return { outcome, failed }
      const isKept = isApiError(error) && isRefusal(error) && await keepRefusal(store, kept, error)
      if (!isKept) failed.add(clientId)
    }
  }
  return { outcome: 'sent', failed }
}

/** Keeps the reason of a refusal with its entry; false when the phone cannot store it, e.g. because it is full: the others must be sent all the same. */
async function keepRefusal(store: DeviceStore, kept: KeptEntry, error: ApiError): Promise<boolean> {
  try {
    await store.keepEntry({ ...kept, refusal: error.serverMessage ?? '', refusedAs: refusedAs(error) })
    return true
  } catch {
    return false
  }
}

/** How the round ends with this error; null when it concerns one entry only. */
function endOf(error: unknown): SendOutcome | null {
  if (!isApiError(error)) return null
  const { kind, httpStatus, bodyStatus } = error
  if (kind === 'sessionExpired') return 'signedOut'
  return NO_SERVER.has(kind) || BUSY_STATUS.has(httpStatus) || BUSY_STATUS.has(bodyStatus) ? 'offline' : null
}

/** Whether the same entry would be refused again, also by a proxy that answers with a page of its own. */
function isRefusal({ kind, httpStatus }: ApiError): boolean {
  return REFUSED.has(kind) || (httpStatus !== null && httpStatus >= 400 && httpStatus < 500 && !PASSING.has(httpStatus))
}

function refusedAs({ kind, httpStatus, bodyStatus }: ApiError): RefusedAs | null {
  if (kind === 'notFound') return 'gone'
  return httpStatus === TOO_LARGE || bodyStatus === TOO_LARGE ? 'tooLarge' : null
}

async function send(work: Sending, { result, skip }: KeptEntry): Promise<void> {
  await (skip ? work.skip(skip.pointId, skip.reason) : work.submit(result))
}

/** An id that no other result has, also where `crypto.randomUUID` is missing (plain HTTP). */
export function newClientId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
