import { isApiError } from '@smart-fire/api-client'
import type { InspectionWorkCalls } from '@smart-fire/api-client/inspection-work'
import { factsOf, type DeviceStore, type KeptEntry } from './device-store'

/** How a round of sending ended: everything was sent, there is no connection, or the session has ended. */
export type SendOutcome = 'sent' | 'offline' | 'signedOut'

type Sending = Pick<InspectionWorkCalls, 'submit' | 'skip'>

/**
 * Sends what this user has kept, the oldest first. An entry leaves the device only after the server has said that it has it; one whose answer
 * was lost is sent again, and the server keeps it once. One that the server refuses stays with the reason, and the others go on.
 */
export async function sendResults(store: DeviceStore, work: Sending, userId: string): Promise<SendOutcome> {
  for (const kept of await store.entries()) {
    if (kept.userId !== userId || kept.refusal !== null) continue
    try {
      await send(work, kept)
    } catch (error) {
      const kind = isApiError(error) ? error.kind : 'network'
      if (kind === 'sessionExpired') return 'signedOut'
      if (kind !== 'refused' && kind !== 'invalid' && kind !== 'forbidden') return 'offline'
      await store.keepEntry({ ...kept, refusal: (isApiError(error) ? error.serverMessage : null) ?? kind })
      continue
    }
    await store.dropEntry(factsOf(kept).clientId)
  }
  return 'sent'
}

async function send(work: Sending, { result, skip }: KeptEntry): Promise<void> {
  await (skip ? work.skip(skip.pointId, skip.reason) : work.submit(result))
}

/** An id that no other result has, also where `crypto.randomUUID` is missing (plain HTTP). */
export function newClientId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
