import type { HostEvent } from '@smart-fire/api-client/fire-hosts'
import type { ListedRecord, VerdictAttempt } from '@smart-fire/api-client/records'
import type { Tone } from '@smart-fire/ui'
import type { MonitoringMessages } from '../monitoring.messages'
import { recordState } from '../record-facts'
import type { EventPanelMessages } from './event-panel.messages'

/** What is loaded for the timeline of a record. */
export interface RecordHistory {
  attempts: readonly VerdictAttempt[]
  /** restarts and resets of the fire host on the days of the record */
  hostEvents: readonly HostEvent[]
}

/** The time that a record covers, epoch ms; `to` is null while it is open. Null without a first report. */
export function spanOf({ raisedAt, restoredAt, handledAt, handled }: Pick<ListedRecord, 'raisedAt' | 'restoredAt' | 'handledAt' | 'handled'>): { from: number; to: number | null } | null {
  if (raisedAt === null) return null
  const ends = [restoredAt, handled ? handledAt : null].flatMap((at) => at ?? [])
  return { from: raisedAt, to: ends.length > 0 ? Math.max(...ends) : null }
}

/** An entry in the history of a record. */
export interface TimelineEvent {
  id: string
  at: number | null
  text: string
  tone: Tone
}

/** The history of a record, oldest entry first: the reports of the device, every attempted verdict, and what has happened to its fire host meanwhile. */
export function recordTimeline(record: ListedRecord, { attempts, hostEvents }: RecordHistory, words: EventPanelMessages, { states }: MonitoringMessages): TimelineEvent[] {
  const { raisedAt, lastReportedAt, repeats, restoredAt, category } = record
  const isFire = category === '1'
  const verdictName = ({ verdict }: VerdictAttempt) =>
    verdict === null ? words.faultHandled : states[recordState({ handled: true, handledBy: '', category: '1', verdict })]
  const events: TimelineEvent[] = [
    { id: 'raised', at: raisedAt, text: words.raised, tone: isFire ? 'alarm' : 'fault' },
    ...(repeats !== null && repeats > 1 ? [{ id: 'repeated', at: lastReportedAt, text: words.repeated(repeats), tone: isFire ? 'alarm' as const : 'fault' as const }] : []),
    ...attempts.map((attempt, at) => ({
      id: `attempt-${at}`, at: attempt.at, tone: attempt.outcome === 'raised' ? 'alarm' as const : 'info' as const,
      text: words.attempts[attempt.outcome ?? 'unknown'](attempt.person ?? words.unknownPerson, verdictName(attempt)),
    })),
    ...hostEvents.filter(({ at }) => isWithin(at, spanOf(record))).map(({ id, event, at }) => ({ id: `host-${id}`, at, text: words.hostEvents[event ?? 'unknown'], tone: 'info' as const })),
    ...(restoredAt === null ? [] : [{ id: 'restored', at: restoredAt, text: words.restored, tone: 'normal' as const }]),
  ]
  return events.sort((one, other) => placeOf(one) - placeOf(other))
}

/** What has an unknown time comes last, except for the first report: nothing was before it. */
const placeOf = ({ id, at }: TimelineEvent): number => at ?? (id === 'raised' ? 0 : Number.MAX_SAFE_INTEGER)

const isWithin = (at: number | null, span: ReturnType<typeof spanOf>): boolean => at !== null && span !== null && at >= span.from && at <= (span.to ?? Infinity)
