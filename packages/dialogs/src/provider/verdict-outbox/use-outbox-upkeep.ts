import type { RecordVerdict } from '@smart-fire/api-client'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { AlarmClientActor } from '../alarm-client/alarm-client.machine'
import { isAnotherRecord } from '../alarm-client/match-point'
import { recordKey, type RecordRef } from '../alarm-client/record-ref'
import type { PendingVerdict } from './pending-verdict'
import type { VerdictOutbox } from './verdict-outbox'

/** Follows the other tabs and sends at once when the page goes away or when another operator has handled the record. */
export function useOutboxUpkeep(outbox: VerdictOutbox, link: AlarmClientActor | undefined): void {
  const current = useRef(outbox)
  useEffect(() => {
    if (current.current !== outbox) current.current.retire()
    current.current = outbox
    return outbox.follow()
  }, [outbox])
  // the host that unmounts the provider is still signed in; the effect above handles a change of the person
  useEffect(() => () => current.current.leave(), [])
  useEffect(() => {
    window.addEventListener('pagehide', outbox.leave)
    return () => window.removeEventListener('pagehide', outbox.leave)
  }, [outbox])
  useEffect(() => {
    const subscription = link?.on('records.ended', ({ records }) => {
      const waiting = outbox.pending().filter(({ state }) => state === 'unsent' || state === 'holding')
      for (const { verdict, state } of waiting) {
        const ended = records.find(isOf(verdict))
        if (ended?.isReplaced) takeBack(outbox, verdict, state)
        else if (ended) void outbox.sendAgain(verdict)
      }
    })
    return () => subscription?.unsubscribe()
  }, [outbox, link])
  useEffect(() => (link ? takeBackReplaced(outbox, link) : undefined), [outbox, link])
  useEffect(() => (link ? askForLeftBehind(outbox, link) : undefined), [outbox, link])
}

/** The server does not know its record any more and would judge another one. */
function takeBack(outbox: VerdictOutbox, verdict: RecordVerdict, state: PendingVerdict['state']): void {
  if (state === 'holding') outbox.undo(verdict)
  else outbox.dismiss(verdict)
}

/** Verdicts of an earlier page on a record whose id belongs to another one now. Once each: a store that is full forgets nothing. */
function takeBackReplaced(outbox: VerdictOutbox, link: AlarmClientActor): () => void {
  const tried = new Set<string>()
  return whenEitherChanges(outbox, link, ({ context: { ledger } }) => {
    for (const { verdict, state, judged, savedAt } of outbox.pending()) {
      const known = ledger.known.get(recordKey(verdict))
      const attempt = `${recordKey(verdict)} ${savedAt}`
      if (!known || !judged || state === 'sending' || tried.has(attempt) || !isAnotherRecord(judged, known.record)) continue
      tried.add(attempt)
      takeBack(outbox, verdict, state)
    }
  })
}

/**
 * A request of an earlier page or of a crashed tab may have arrived: then the record is not open any more, and sending
 * again shows whether the verdict was accepted or who was first. Each verdict is tried once.
 */
function askForLeftBehind(outbox: VerdictOutbox, link: AlarmClientActor): () => void {
  const tried = new Set<string>()
  return whenEitherChanges(outbox, link, (snapshot) => {
    if (!snapshot.matches({ sync: 'synced' })) return
    for (const kept of outbox.pending()) {
      const key = recordKey(kept.verdict)
      if (!isLeftBehind(kept) || tried.has(key) || snapshot.context.ledger.known.has(key)) continue
      tried.add(key)
      void outbox.sendAgain(kept.verdict)
    }
  })
}

function whenEitherChanges(outbox: VerdictOutbox, link: AlarmClientActor, check: (snapshot: SnapshotFrom<AlarmClientActor>) => void): () => void {
  const run = () => check(link.getSnapshot())
  const unsubscribe = outbox.subscribe(run)
  const subscription = link.subscribe(run)
  return () => {
    unsubscribe()
    subscription.unsubscribe()
  }
}

/** An attempt of this page would have left a reason. */
const isLeftBehind = ({ state, error }: PendingVerdict) => state === 'unsent' && error === null

const isOf = (verdict: RecordVerdict) => (record: RecordRef) => record.kind === verdict.kind && record.id === verdict.id
