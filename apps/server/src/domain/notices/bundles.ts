import type { OutboxRow } from './outbox.queries'
import type { Person } from './receivers.queries'
import type { SilenceRules } from './silence-rules'

/** More records than this for one person become one message. */
export const MOST_SINGLE = 3

/** Records of one system that the same people are told of, or kept from, in one message. */
export interface Bundle {
  rows: [OutboxRow, ...OutboxRow[]]
  people: Person[]
  /** the push rule that keeps it back; null: it is sent */
  silencedBy: string | null
}

/** What each person is told of these records, alike messages to several people as one bundle. */
export function bundlesOf(rows: readonly OutboxRow[], people: readonly Person[], rules: SilenceRules): Bundle[] {
  const bundles = new Map<string, Bundle>()
  for (const person of people) {
    for (const { rows: own, silencedBy } of messagesTo(rows, person, rules)) {
      const key = [silencedBy ?? '', ...own.map(({ id }) => id)].join('/')
      const known = bundles.get(key)
      if (known) known.people.push(person)
      else bundles.set(key, { rows: own, people: [person], silencedBy })
    }
  }
  return [...bundles.values()]
}

type Message = Omit<Bundle, 'people'>

function messagesTo(rows: readonly OutboxRow[], person: Person, rules: SilenceRules): Message[] {
  const parts = new Map<string, Message>()
  for (const row of rows) {
    const silencedBy = rules.silencedBy(row, person.userId)
    const key = `${row.channelId}/${silencedBy ?? ''}`
    const part = parts.get(key)
    if (part) part.rows.push(row)
    else parts.set(key, { rows: [row], silencedBy })
  }
  return [...parts.values()].flatMap((part) => (part.rows.length > MOST_SINGLE ? [part] : part.rows.map((row): Message => ({ ...part, rows: [row] }))))
}
