import { createHash } from 'node:crypto'

import { MOST_SINGLE } from './bundles'
import type { DueDelivery } from './due-deliveries.queries'
import { messageText, noticeSubject } from './notice-text'
import type { NoticeMessage, Receiver } from './senders/notice-sender'

/** One message, and the deliveries that it settles. */
export interface OutgoingMessage {
  deliveries: [DueDelivery, ...DueDelivery[]]
  message: NoticeMessage
}

/**
 * What is sent to each person: each notice by itself, or one message "…等 N 条" when more than a few wait for the same person, method and address. Notices to
 * the number that a person had before are messages of their own: in one message all of them would go to the number of the first.
 */
export function messagesOf(due: readonly DueDelivery[]): OutgoingMessage[][] {
  const people = new Map<string, [DueDelivery, ...DueDelivery[]]>()
  for (const delivery of due) {
    const { userId, method, type, isTest, mobilePhone, email } = delivery
    const key = JSON.stringify([userId, method, type, isTest, mobilePhone, email])
    const known = people.get(key)
    if (known) known.push(delivery)
    else people.set(key, [delivery])
  }
  return [...people.values()].map((own) => (own.length > MOST_SINGLE ? [messageOf(own)] : own.map((one) => messageOf([one]))))
}

/** The message of these deliveries: in the words of the first. */
export function messageOf(deliveries: OutgoingMessage['deliveries']): OutgoingMessage {
  const [first] = deliveries
  const { type, method, username, name, mobilePhone, email, isTest, content } = first
  const records = deliveries.reduce((sum, delivery) => sum + delivery.records, 0)
  const to = { username, name, mobilePhone, email }
  const text = messageText(content, records, isTest)
  return { deliveries, message: { id: messageId(deliveries, to, text), type, method, to, subject: noticeSubject(type, records, isTest), text, records, isTest } }
}

const DIGEST_LENGTH = 16

/**
 * The id of a message: the same for every try, and another one for other deliveries, another number or other words. A service that leaves out an id which it has taken
 * already must never leave out what it has not told.
 */
function messageId(deliveries: OutgoingMessage['deliveries'], to: Receiver, text: string): string {
  const digest = createHash('sha256').update(JSON.stringify([deliveries.map(({ id }) => id), to, text])).digest('hex')
  return `${deliveries[0].id}-${digest.slice(0, DIGEST_LENGTH)}`
}
