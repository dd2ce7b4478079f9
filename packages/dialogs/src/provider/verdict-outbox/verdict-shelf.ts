import type { Instant } from '@smart-fire/api-client'
import { recordKey, type RecordRef } from '../alarm-client/record-ref'
import type { PendingVerdict, StoredVerdict, VerdictStore } from './pending-verdict'
import { loadVerdicts, saveVerdicts } from './stored-verdicts'
import { NOBODY_KNOWN, UNDO_MS } from './verdict.machine'

/** A hidden tab's timers run late: so much longer its held verdict is believed to be held. */
export const HOLDER_GRACE_MS = 3_000
/** So long a verdict on its way is another tab's business; a call gives up after 10 s. */
export const SENDER_LIFE_MS = 15_000

/** The verdicts of one person in a store that several tabs, and perhaps several people, write to. */
interface VerdictShelf {
  /** what other outboxes of this person hold, send, or have left behind; `at` decides whether they still live */
  others: (own: ReadonlySet<string>) => PendingVerdict[]
  /** the first moment at which one of the others counts as not sent, unless it says something before; null = none */
  nextExpiry: (own: ReadonlySet<string>) => Instant | null
  find: (record: RecordRef) => StoredVerdict | undefined
  /** Puts down what this outbox has in hand. Whoever else is about to send `finished` is told that it is done. */
  keep: (own: readonly PendingVerdict[], finished?: string) => void
  /** What became of a verdict of this outbox in another tab: taken back, or judged or sent from there. */
  elsewhere: (record: RecordRef) => 'undone' | 'inHand' | null
  /** Takes back what another outbox has put down: the mark stays until that one has seen it, or is gone for sure. */
  takeBack: (record: RecordRef) => void
}

interface ShelfOptions {
  store: VerdictStore
  now: () => Instant
  /** names this outbox among those of the other tabs */
  holder: string
  person: () => string | null
}

export function createVerdictShelf({ store, now, holder, person }: ShelfOptions): VerdictShelf {
  const isTheirs = (stored: StoredVerdict) => stored.person === undefined || stored.person === null || stored.person === person()
  const keyOf = ({ verdict }: StoredVerdict) => recordKey(verdict)
  const is = (record: RecordRef) => (stored: StoredVerdict) => isTheirs(stored) && keyOf(stored) === recordKey(record)
  const foreign = (own: ReadonlySet<string>) => loadVerdicts(store).filter((stored) => isTheirs(stored) && stored.holder !== holder && !own.has(keyOf(stored)))
  const isAlive = ({ aliveUntil }: StoredVerdict) => typeof aliveUntil === 'number' && now() < aliveUntil
  const isInHand = (stored: StoredVerdict) => isAlive(stored) && (stored.state === 'holding' || stored.state === 'sending')
  const isForgotten = (stored: StoredVerdict) => stored.state === 'undone' && !isAlive(stored)

  return {
    others: (own) => foreign(own).flatMap((stored) => shownOf(stored, isAlive(stored)) ?? []),
    nextExpiry(own) {
      const ends = foreign(own).filter(isAlive).map(({ aliveUntil }) => aliveUntil ?? 0)
      return ends.length === 0 ? null : Math.min(...ends)
    },
    find: (record) => loadVerdicts(store).find(is(record)),
    keep(own, finished) {
      const keys = new Set(own.map(({ verdict }) => recordKey(verdict)))
      const stay = loadVerdicts(store).flatMap((stored): StoredVerdict[] => {
        if (!isTheirs(stored)) return [stored]
        if (stored.holder === holder || isForgotten(stored) || keys.has(keyOf(stored))) return []
        if (keyOf(stored) !== finished) return [stored]
        return isInHand(stored) ? [{ ...stored, state: 'undone' }] : []
      })
      saveVerdicts(store, [...stay, ...own.map((pending) => storedOf(pending, { holder, person: person(), now: now() }))])
    },
    elsewhere(record) {
      const kept = loadVerdicts(store).find(is(record))
      if (kept?.state === 'undone') return 'undone'
      return kept !== undefined && kept.holder !== holder && isInHand(kept) ? 'inHand' : null
    },
    takeBack(record) {
      const mark = { state: 'undone', aliveUntil: now() + SENDER_LIFE_MS } as const
      saveVerdicts(store, loadVerdicts(store).map((stored) => (is(record)(stored) ? { ...stored, ...mark } : stored)))
    },
  }
}

/** Whoever held or sent it may be gone, and it may or may not have arrived: then it counts as not sent. */
function shownOf({ verdict, state, savedAt, subject, conflict }: StoredVerdict, isAlive: boolean): PendingVerdict | null {
  if (state === 'undone') return null
  const shown = { verdict, savedAt, subject, error: null, conflict: null }
  if (state === 'holding' && isAlive) return { ...shown, state, sendsAt: savedAt + UNDO_MS }
  if (state === 'conflict') return { ...shown, state, sendsAt: null, conflict: conflict ?? NOBODY_KNOWN }
  if (state === 'sending' && isAlive) return { ...shown, state, sendsAt: null }
  return { ...shown, state: 'unsent', sendsAt: null }
}

interface Hand {
  holder: string
  person: string | null
  now: Instant
}

function storedOf({ verdict, state, savedAt, subject, conflict }: PendingVerdict, { holder, person, now }: Hand): StoredVerdict {
  return { verdict, state, savedAt, subject, conflict, person, holder, aliveUntil: aliveUntil(state, savedAt, now) }
}

function aliveUntil(state: PendingVerdict['state'], savedAt: Instant, now: Instant): Instant | null {
  if (state === 'holding') return savedAt + UNDO_MS + HOLDER_GRACE_MS
  return state === 'sending' ? now + SENDER_LIFE_MS : null
}
