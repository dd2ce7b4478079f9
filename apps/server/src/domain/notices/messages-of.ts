import { MOST_SINGLE } from './bundles'
import type { DueDelivery } from './due-deliveries.queries'
import { messageText, noticeSubject } from './notice-text'
import type { NoticeMessage } from './senders/notice-sender'

/** One message, and the deliveries that it settles. */
export interface OutgoingMessage {
  deliveries: [DueDelivery, ...DueDelivery[]]
  message: NoticeMessage
}

/** What is sent to each person: each notice by itself, or one message "…等 N 条" when more than a few wait for the same person and method. */
export function messagesOf(due: readonly DueDelivery[]): OutgoingMessage[][] {
  const people = new Map<string, [DueDelivery, ...DueDelivery[]]>()
  for (const delivery of due) {
    const key = [delivery.userId, delivery.method, delivery.type, delivery.isTest].join('/')
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
  const ids = deliveries.length > 1 ? [first.id, deliveries.at(-1)?.id] : [first.id]
  return {
    deliveries,
    message: {
      id: ids.join('-'), type, method, to: { username, name, mobilePhone, email }, subject: noticeSubject(type, records, isTest), text: messageText(content, records, isTest), records, isTest,
    },
  }
}
