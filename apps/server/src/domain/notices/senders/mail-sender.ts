import { NOTICE_REASON } from '@smart-fire/api-client/wire'
import { createTransport } from 'nodemailer'

import type { NoticeMail } from '../../../notice-settings'
import { oneLine } from '../one-line'
import { ADAPTER_LIMIT_MS, type Handover, type NoticeSender } from './notice-sender'

/** Sends messages by mail over SMTP, as plain text (ADR 29). */
export function createMailSender({ url, from }: NoticeMail, limitMs: number = ADAPTER_LIMIT_MS): NoticeSender {
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs, dnsTimeout: limitMs }
  const domain = from.slice(from.indexOf('@') + 1)
  // texts come from devices: nothing in them may be read as a file or an address
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  return async ({ id, to, subject, text }, signal) => {
    if (to.email === null) return { sent: false, reason: NOTICE_REASON.noAddress, detail: null, isFinal: true }
    try {
      await within(AbortSignal.any([signal, AbortSignal.timeout(limitMs)]), transport.sendMail({
        from,
        to: { name: oneLine(to.name ?? to.username ?? ''), address: to.email },
        subject: oneLine(subject),
        text,
        messageId: `<notice-${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }))
      return { sent: true }
    } catch (error) {
      return failureOf(error)
    }
  }
}

/** The result of the work, or the reason of the signal: SMTP has no request that could be taken back. */
async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  return Promise.race([work, ended])
}

/** What the server has refused: the person or the message, not the connection or our account. */
const ABOUT_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE'])

/** The number that the server has answered, never its text: that may name accounts and hosts. 5xx about a message is its last word. */
function failureOf(error: unknown): Handover {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string }
  if (typeof responseCode === 'number') {
    return { sent: false, reason: NOTICE_REASON.refused, detail: `SMTP ${responseCode}`, isFinal: responseCode >= 500 && ABOUT_MESSAGE.has(code ?? '') }
  }
  const isLate = name === 'TimeoutError' || code === 'ETIMEDOUT'
  return { sent: false, reason: isLate ? NOTICE_REASON.timeout : NOTICE_REASON.unreachable, detail: null, isFinal: false }
}
