import type { ListedRecord, VerdictAttempt } from '@smart-fire/api-client/records'
import type { Tone } from '@smart-fire/ui'
import type { MonitoringMessages } from '../monitoring.messages'
import { recordState } from '../record-facts'
import type { EventPanelMessages } from './event-panel.messages'

/** An entry in the history of a record. */
export interface TimelineEvent {
  id: string
  at: number | null
  text: string
  tone: Tone
}

/** The history of a record, oldest entry first: the reports of the device and every attempted verdict. */
export function recordTimeline(record: ListedRecord, attempts: readonly VerdictAttempt[], words: EventPanelMessages, { states }: MonitoringMessages): TimelineEvent[] {
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
    ...(restoredAt === null ? [] : [{ id: 'restored', at: restoredAt, text: words.restored, tone: 'normal' as const }]),
  ]
  return events.sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
}
