import { NOTICE_METHOD, NOTICE_REASON, NOTICE_TYPE } from '@smart-fire/api-client/wire'

import type { Clock } from '../../../clock'
import type { NoticeWebhook } from '../../../notice-settings'
import { ADAPTER_LIMIT_MS, type Handover, type NoticeMessage, type NoticeSender } from './notice-sender'
import { signatureOf } from './webhook-signature'

const METHOD_NAMES: Readonly<Record<string, string>> = { [NOTICE_METHOD.app]: 'app', [NOTICE_METHOD.sms]: 'sms', [NOTICE_METHOD.voice]: 'voice', [NOTICE_METHOD.mail]: 'mail' }

/** Answers that are about the message itself. After every other one, e.g. of a service that is being set up, it can succeed later. */
const FINAL = new Set([400, 413, 422])

/** Hands messages for app, SMS and voice to a service over HTTP, signed with the shared secret (ADR 29). */
export function createWebhookSender({ url, secret }: NoticeWebhook, clock: Clock, limitMs: number = ADAPTER_LIMIT_MS): NoticeSender {
  return async (message, signal) => {
    const body = JSON.stringify(bodyOf(message))
    const timestamp = String(Math.floor(clock.now() / 1000))
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': message.id,
      'X-Notice-Timestamp': timestamp,
      'X-Notice-Signature': signatureOf(secret, timestamp, body),
    }
    try {
      // a redirect would take the message, and its receiver, to an address that is not configured
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]) })
      await response.body?.cancel()
      return handoverOf(response.status)
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      return { sent: false, reason: isLate ? NOTICE_REASON.timeout : NOTICE_REASON.unreachable, detail: null, isFinal: false }
    }
  }
}

function handoverOf(status: number): Handover {
  if (status >= 200 && status < 300) return { sent: true }
  return { sent: false, reason: NOTICE_REASON.refused, detail: `HTTP ${status}`, isFinal: FINAL.has(status) }
}

const bodyOf = ({ id, method, type, to: { username, name, mobilePhone }, text, records, isTest }: NoticeMessage) => ({
  id, method: METHOD_NAMES[method], type: type === NOTICE_TYPE.alarm ? 'alarm' : 'fault', to: { username, name, mobilePhone }, text, records, test: isTest,
})
