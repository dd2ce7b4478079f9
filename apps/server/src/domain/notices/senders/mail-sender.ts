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
      // a signal that was given before is told to no listener: the mail would go out, and the stop of the server would wait for it
      signal.throwIfAborted()
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

/** What an SMTP error tells. */
interface Failure {
  code?: string
  /** what was answered with an error */
  command?: string
  responseCode?: number
  name?: string
}

const ABOUT_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE'])
/** the server wants a password first, whatever it was asked */
const PASSWORD_WANTED = 530

/**
 * Whether the server has refused the person or the message, and not the connection, our account or our address as the sender: these are the same for
 * every message, and the administrator of the server corrects them.
 */
const isAboutMessage = ({ code = '', command, responseCode }: Failure) => ABOUT_MESSAGE.has(code) && command !== 'MAIL FROM' && responseCode !== PASSWORD_WANTED

/** The number that the server has answered, never its text: that may name accounts and hosts. 5xx about a message is its last word. */
function failureOf(error: unknown): Handover {
  const failure = error as Failure
  const { code, responseCode, name } = failure
  if (typeof responseCode === 'number') {
    return { sent: false, reason: NOTICE_REASON.refused, detail: `SMTP ${responseCode}`, isFinal: responseCode >= 500 && isAboutMessage(failure) }
  }
  const isLate = name === 'TimeoutError' || code === 'ETIMEDOUT'
  return { sent: false, reason: isLate ? NOTICE_REASON.timeout : NOTICE_REASON.unreachable, detail: null, isFinal: false }
}
