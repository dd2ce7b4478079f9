import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { PendingVerdict, PendingVerdictState, VerdictOutcome } from './pending-verdict'
import { UNKNOWN_JUDGE, UNDO_MS, type verdictMachine } from './verdict.machine'

type VerdictActor = ActorRefFrom<typeof verdictMachine>
type VerdictSnapshot = SnapshotFrom<typeof verdictMachine>

/** Resolves when the verdict is neither held nor being sent any more, also because another one has taken its place. */
export function outcomeOf(actor: VerdictActor): Promise<VerdictOutcome> {
  return new Promise((resolve) => {
    const settle = (snapshot: VerdictSnapshot) => {
      const outcome = readOutcome(snapshot)
      if (outcome) resolve(outcome)
      return outcome !== null
    }
    if (settle(actor.getSnapshot())) return
    const subscription = actor.subscribe({
      next: (snapshot) => {
        if (settle(snapshot)) subscription.unsubscribe()
      },
      // stopped: a promise resolves once, so that this says nothing of a verdict that has ended
      complete: () => resolve({ outcome: 'undone' }),
    })
  })
}

function readOutcome(snapshot: VerdictSnapshot): VerdictOutcome | null {
  if (snapshot.matches('holding') || snapshot.matches('sending')) return null
  const { conflict, error, message } = snapshot.context
  if (snapshot.matches('conflict')) return { outcome: 'conflict', conflict: conflict ?? UNKNOWN_JUDGE }
  if (snapshot.matches('refused')) return { outcome: 'refused', error: error ?? 'refused', message }
  if (snapshot.matches('unsent')) return { outcome: 'unsent', error: error ?? 'network' }
  return { outcome: snapshot.matches('undone') ? 'undone' : 'accepted' }
}

/** What became of a verdict that another outbox holds or sends, by what is left to do for it; null until that is known. */
export function outcomeOfShown(shown: PendingVerdict | undefined): VerdictOutcome | null {
  if (!shown) return { outcome: 'accepted' }
  if (shown.state === 'holding' || shown.state === 'sending') return null
  if (shown.conflict) return { outcome: 'conflict', conflict: shown.conflict }
  return shown.state === 'refused' ? { outcome: 'refused', error: shown.error ?? 'refused', message: shown.message } : { outcome: 'unsent', error: 'network' }
}

const PENDING_STATES = ['holding', 'sending', 'unsent', 'refused', 'conflict'] as const satisfies readonly PendingVerdictState[]

/** What is left to do for a verdict; null if it is done. */
export function pendingOf(snapshot: VerdictSnapshot): PendingVerdict | null {
  const state = PENDING_STATES.find((pendingState) => snapshot.matches(pendingState))
  if (!state) return null
  const { verdict, savedAt, subject, judged, error, message, conflict } = snapshot.context
  const sendsAt = state === 'holding' ? savedAt + UNDO_MS : null
  return { verdict, state, savedAt, subject, judged, sendsAt, error, message, conflict }
}
