import type { Instant, RecordVerdict } from '@smart-fire/api-client'
import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { recordKey, type RecordRef } from '../alarm-link/record-ref'
import type { PendingVerdict, PendingVerdictState, StoredVerdict, VerdictOutcome, VerdictStore } from './pending-verdict'
import { loadVerdicts, saveVerdicts } from './stored-verdicts'
import type { VerdictOutbox } from './verdict-outbox'
import { NOBODY_KNOWN, type SendRequest, UNDO_MS, type VerdictInput, verdictMachine } from './verdict.machine'

export interface VerdictOutboxOptions {
  send: (request: SendRequest, signal: AbortSignal) => Promise<void>
  store: VerdictStore
  now: () => Instant
  onAccepted: (verdict: RecordVerdict) => void
}

type VerdictActor = ActorRefFrom<typeof verdictMachine>
type VerdictSnapshot = SnapshotFrom<typeof verdictMachine>

/** The outbox of a provider, with what an earlier page could not send. */
export function createVerdictOutbox({ send, store, now, onAccepted }: VerdictOutboxOptions): VerdictOutbox {
  const machine = verdictMachine.provide({
    actors: { send: fromPromise<void, SendRequest>(({ input, signal }) => send(input, signal)) },
  })
  const actors = new Map<string, VerdictActor>()
  /** every record that was ever judged here: of the others in the store another tab takes care */
  const ours = new Set<string>()
  const listeners = new Set<() => void>()
  let pending: readonly PendingVerdict[] = []

  for (const stored of loadVerdicts(store)) keep(restored(stored))
  pending = pendingNow()

  function pendingNow(): PendingVerdict[] {
    return [...actors.values()].flatMap((actor) => pendingOf(actor.getSnapshot()) ?? [])
  }

  function keep(actor: VerdictActor): VerdictActor {
    const { verdict } = actor.getSnapshot().context
    const key = recordKey(verdict)
    actors.get(key)?.stop()
    actors.set(key, actor)
    ours.add(key)
    actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') actors.delete(key)
      publish()
      if (snapshot.matches('accepted')) onAccepted(verdict)
    })
    actor.start()
    return actor
  }

  function publish(): void {
    pending = pendingNow()
    const others = loadVerdicts(store).filter(({ verdict }) => !ours.has(recordKey(verdict)))
    // saved before the wait and before the answer: a page that dies meanwhile loses nothing
    saveVerdicts(store, [...others, ...pending.map(storedOf)])
    for (const listener of listeners) listener()
  }

  /** A verdict of an earlier page: what was held or on its way may or may not have arrived, so it counts as not sent. */
  function restored({ verdict, state, savedAt, subject, conflict }: StoredVerdict): VerdictActor {
    const value = state === 'conflict' ? 'conflict' : 'unsent'
    const input = { verdict, savedAt, subject, hold: false }
    const context = { ...input, error: null, conflict: value === 'conflict' ? (conflict ?? NOBODY_KNOWN) : null }
    return createActor(machine, { snapshot: machine.resolveState({ value, context }), input })
  }

  function take(input: VerdictInput): Promise<VerdictOutcome> {
    const underway = actors.get(recordKey(input.verdict))
    if (underway?.getSnapshot().matches('sending')) return outcomeOf(underway)
    const actor = keep(createActor(machine, { input }))
    publish()
    return outcomeOf(actor)
  }

  return {
    submit: (verdict, subject) => take({ verdict, savedAt: now(), subject: subject ?? null, hold: false }),
    hold: (verdict, subject) => take({ verdict, savedAt: now(), subject: subject ?? null, hold: true }),
    undo: (record: RecordRef) => actors.get(recordKey(record))?.send({ type: 'verdict.undo' }),
    sendAgain(record) {
      const actor = actors.get(recordKey(record))
      if (!actor) return Promise.resolve({ outcome: 'accepted' })
      actor.send({ type: 'verdict.sendAgain' })
      return outcomeOf(actor)
    },
    dismiss: (record: RecordRef) => actors.get(recordKey(record))?.send({ type: 'verdict.dismiss' }),
    leave() {
      for (const actor of [...actors.values()]) actor.send({ type: 'page.leaving' })
    },
    pending: () => pending,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** How a verdict is once it is neither held nor on its way any more. */
function outcomeOf(actor: VerdictActor): Promise<VerdictOutcome> {
  return new Promise((resolve) => {
    const settle = (snapshot: VerdictSnapshot) => {
      const outcome = readOutcome(snapshot)
      if (outcome) resolve(outcome)
      return outcome !== null
    }
    if (settle(actor.getSnapshot())) return
    const subscription = actor.subscribe((snapshot) => {
      if (settle(snapshot)) subscription.unsubscribe()
    })
  })
}

function readOutcome(snapshot: VerdictSnapshot): VerdictOutcome | null {
  if (snapshot.matches('holding') || snapshot.matches('sending')) return null
  const { conflict, error } = snapshot.context
  if (snapshot.matches('conflict')) return { outcome: 'conflict', conflict: conflict ?? NOBODY_KNOWN }
  if (snapshot.matches('unsent')) return { outcome: 'unsent', error: error ?? 'network' }
  return { outcome: snapshot.matches('undone') ? 'undone' : 'accepted' }
}

const PENDING_STATES = ['holding', 'sending', 'unsent', 'conflict'] as const satisfies readonly PendingVerdictState[]

function pendingOf(snapshot: VerdictSnapshot): PendingVerdict | null {
  const state = PENDING_STATES.find((pendingState) => snapshot.matches(pendingState))
  if (!state) return null
  const { verdict, savedAt, subject, error, conflict } = snapshot.context
  const sendsAt = state === 'holding' ? savedAt + UNDO_MS : null
  return { verdict, state, savedAt, subject, sendsAt, error, conflict }
}

function storedOf({ verdict, state, savedAt, subject, conflict }: PendingVerdict): StoredVerdict {
  return { verdict, state, savedAt, subject, conflict }
}

/** Keeps verdicts for as long as the page lives. */
export function memoryStore(): VerdictStore {
  let kept: readonly StoredVerdict[] = []
  return {
    load: () => kept,
    save: (verdicts) => {
      kept = verdicts
    },
  }
}
