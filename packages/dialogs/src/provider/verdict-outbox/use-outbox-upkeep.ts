import type { RecordVerdict } from '@smart-fire/api-client'
import { useEffect } from 'react'
import type { AlarmLinkActor } from '../alarm-link/alarm-link.actor'
import { recordKey, type RecordRef } from '../alarm-link/record-ref'
import type { VerdictOutbox } from './verdict-outbox'

/** Sends what can wait no longer: the page is going away, or somebody has handled the record. */
export function useOutboxUpkeep(outbox: VerdictOutbox, link: AlarmLinkActor | undefined): void {
  useEffect(() => {
    window.addEventListener('pagehide', outbox.leave)
    return () => window.removeEventListener('pagehide', outbox.leave)
  }, [outbox])
  useEffect(() => {
    const ended = link?.on('records.ended', ({ records }) => askAgain(outbox, (verdict) => records.some(isOf(verdict))))
    return () => ended?.unsubscribe()
  }, [outbox, link])
  useEffect(() => {
    if (!link) return
    // what an earlier page had sent may have arrived: then the record is not open any more
    const subscription = link.subscribe((snapshot) => {
      if (!snapshot.matches({ sync: 'synced' })) return
      subscription.unsubscribe()
      const { known } = snapshot.context.ledger
      askAgain(outbox, (verdict) => !known.has(recordKey(verdict)))
    })
    return () => subscription.unsubscribe()
  }, [outbox, link])
}

/** The record is handled: sending the verdict tells whether it was ours that arrived, or who was first. */
function askAgain(outbox: VerdictOutbox, isHandled: (verdict: RecordVerdict) => boolean): void {
  const waiting = outbox.pending().filter(({ state }) => state === 'unsent' || state === 'holding')
  for (const { verdict } of waiting) if (isHandled(verdict)) void outbox.sendAgain(verdict)
}

const isOf = (verdict: RecordVerdict) => (record: RecordRef) => record.kind === verdict.kind && record.id === verdict.id
