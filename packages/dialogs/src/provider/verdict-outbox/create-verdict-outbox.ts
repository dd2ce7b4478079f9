import type { Instant, RecordVerdict } from '@smart-fire/api-client'
import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { recordKey, type RecordRef } from '../alarm-link/record-ref'
import type { PendingVerdict, PendingVerdictState, StoredVerdict, VerdictOutcome, VerdictStore } from './pending-verdict'
import { loadVerdicts, saveVerdicts } from './stored-verdicts'
import type { VerdictOutbox } from './verdict-outbox'
import { NOBODY_KNOWN, verdictMachine } from './verdict.machine'

export interface VerdictOutboxOptions {
  send: (verdict: RecordVerdict, signal: AbortSignal) => Promise<void>
  store: VerdictStore
  now: () => Instant
  onAccepted: (verdict: RecordVerdict) => void
}

type VerdictActor = ActorRefFrom<typeof verdictMachine>
type VerdictSnapshot = SnapshotFrom<typeof verdictMachine>

/** The outbox of a provider, with what an earlier page could not send. */
export function createVerdictOutbox({ send, store, now, onAccepted }: VerdictOutboxOptions): VerdictOutbox {
  const machine = verdictMachine.provide({
    actors: { send: fromPromise<void, RecordVerdict>(({ input, signal }) => send(input, signal)) },
  })
  const actors = new Map<string, VerdictActor>()
  const listeners = new Set<() => void>()
  let pending: readonly PendingVerdict[] = []

  for (const stored of loadVerdicts(store)) keep(restored(stored))
  pending = [...actors.values()].flatMap((actor) => pendingOf(actor.getSnapshot()) ?? [])

  function keep(actor: VerdictActor): VerdictActor {
    const { verdict } = actor.getSnapshot().context
    const key = recordKey(verdict)
    actors.get(key)?.stop()
    actors.set(key, actor)
    actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') actors.delete(key)
      publish()
      if (snapshot.matches('accepted')) onAccepted(verdict)
    })
    actor.start()
    return actor
  }

  function publish(): void {
    pending = [...actors.values()].flatMap((actor) => pendingOf(actor.getSnapshot()) ?? [])
    // saved before the answer: a page that dies meanwhile loses nothing
    saveVerdicts(store, pending.map(({ verdict, state, savedAt, conflict }) => ({ verdict, state, savedAt, conflict })))
    for (const listener of listeners) listener()
  }

  /** A verdict of an earlier page: what was on its way may or may not have arrived, so it counts as not sent. */
  function restored({ verdict, state, savedAt, conflict }: StoredVerdict): VerdictActor {
    const value = state === 'conflict' ? 'conflict' : 'unsent'
    const context = { verdict, savedAt, error: null, conflict: value === 'conflict' ? (conflict ?? NOBODY_KNOWN) : null }
    return createActor(machine, { snapshot: machine.resolveState({ value, context }), input: { verdict, savedAt } })
  }

  return {
    submit(verdict) {
      const underway = actors.get(recordKey(verdict))
      if (underway?.getSnapshot().matches('sending')) return outcomeOf(underway)
      const actor = keep(createActor(machine, { input: { verdict, savedAt: now() } }))
      publish()
      return outcomeOf(actor)
    },
    sendAgain(record) {
      const actor = actors.get(recordKey(record))
      if (!actor) return Promise.resolve({ outcome: 'accepted' })
      actor.send({ type: 'verdict.sendAgain' })
      return outcomeOf(actor)
    },
    dismiss: (record: RecordRef) => actors.get(recordKey(record))?.send({ type: 'verdict.dismiss' }),
    pending: () => pending,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** How a verdict is once it is not on its way any more. */
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
  if (snapshot.matches('sending')) return null
  const { conflict, error } = snapshot.context
  if (snapshot.matches('conflict')) return { outcome: 'conflict', conflict: conflict ?? NOBODY_KNOWN }
  if (snapshot.matches('unsent')) return { outcome: 'unsent', error: error ?? 'network' }
  return { outcome: 'accepted' }
}

const PENDING_STATES = ['sending', 'unsent', 'conflict'] as const satisfies readonly PendingVerdictState[]

function pendingOf(snapshot: VerdictSnapshot): PendingVerdict | null {
  const state = PENDING_STATES.find((pendingState) => snapshot.matches(pendingState))
  if (!state) return null
  const { verdict, savedAt, error, conflict } = snapshot.context
  return { verdict, state, savedAt, error, conflict }
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
