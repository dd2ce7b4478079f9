import type { Instant, RecordVerdict } from '@smart-fire/api-client'
import { recordKey, type RecordRef } from '../alarm-client/record-ref'
import type { PendingVerdict, StoredVerdict, VerdictStore } from './pending-verdict'
import { loadVerdicts, saveVerdicts } from './stored-verdicts'
import { UNKNOWN_JUDGE, UNDO_MS } from './verdict.machine'

/** Timers of a hidden tab run late: a held verdict counts as held for this long in addition. */
export const HOLDER_GRACE_MS = 3_000
/** A verdict that another tab is sending is left to that tab for this long; a call gives up after 10 s. No tab is left a verdict for longer. */
export const SENDER_LIFE_MS = 15_000

/** The verdicts of one person in a store that several tabs, and perhaps several people, write to. */
interface SharedVerdicts {
  /** verdicts that other outboxes of this person hold, send or have left behind; `at` decides whether those are running */
  others: (own: ReadonlySet<string>) => PendingVerdict[]
  /** the first moment at which one of the others counts as unsent, unless it writes before; null = none */
  nextExpiry: (own: ReadonlySet<string>) => Instant | null
  find: (record: RecordRef) => StoredVerdict | undefined
  /** Saves the verdicts of this outbox. Other tabs that are about to send `finished` learn that it is done; another verdict on its record stays. */
  keep: (own: readonly PendingVerdict[], finished?: RecordVerdict) => void
  /** What another tab did with a verdict of this outbox: undid it, or judged or sent it there. */
  elsewhere: (record: RecordRef) => 'undone' | 'inHand' | null
  /** Undoes a verdict of another outbox: the mark stays until that outbox has seen it, or is certainly gone. */
  takeBack: (record: RecordRef) => void
}

interface SharedVerdictsOptions {
  store: VerdictStore
  now: () => Instant
  /** identifies this outbox among those of the other tabs */
  holder: string
  person: () => string | null
}

export function createSharedVerdicts({ store, now, holder, person }: SharedVerdictsOptions): SharedVerdicts {
  const isTheirs = (stored: StoredVerdict) => stored.person === undefined || stored.person === null || stored.person === person()
  const keyOf = ({ verdict }: StoredVerdict) => recordKey(verdict)
  const is = (record: RecordRef) => (stored: StoredVerdict) => isTheirs(stored) && keyOf(stored) === recordKey(record)
  const foreign = (own: ReadonlySet<string>) => loadVerdicts(store).filter((stored) => isTheirs(stored) && stored.holder !== holder && !own.has(keyOf(stored)))
  const isAlive = ({ aliveUntil }: StoredVerdict) => {
    const leftMs = (aliveUntil ?? 0) - now()
    // more than any tab gives itself: the clock was set back, and the tab may be long gone
    return leftMs > 0 && leftMs <= SENDER_LIFE_MS
  }
  const isInHand = (stored: StoredVerdict) => isAlive(stored) && (stored.state === 'holding' || stored.state === 'sending')
  const isForgotten = (stored: StoredVerdict) => stored.state === 'undone' && !isAlive(stored)
  /** another tab has taken back a verdict of this outbox, which has not seen it yet */
  const isUnseenMark = (stored: StoredVerdict) => stored.state === 'undone' && isAlive(stored) && isTheirs(stored) && stored.holder === holder

  return {
    others: (own) => foreign(own).flatMap((stored) => shownOf(stored, isAlive(stored)) ?? []),
    nextExpiry(own) {
      const ends = foreign(own).filter(isAlive).map(({ aliveUntil }) => aliveUntil ?? 0)
      return ends.length === 0 ? null : Math.min(...ends)
    },
    find: (record) => loadVerdicts(store).find(is(record)),
    keep(own, finished) {
      const keys = new Set(own.map(({ verdict }) => recordKey(verdict)))
      const before = loadVerdicts(store)
      const marks = before.filter((stored) => isUnseenMark(stored) && keys.has(keyOf(stored)))
      const stay = before.flatMap((stored): StoredVerdict[] => {
        if (!isTheirs(stored) || marks.includes(stored)) return [stored]
        if (stored.holder === holder || isForgotten(stored) || keys.has(keyOf(stored))) return []
        if (!finished || keyOf(stored) !== recordKey(finished) || stored.verdict.verdict !== finished.verdict) return [stored]
        return isInHand(stored) ? [{ ...stored, state: 'undone' }] : []
      })
      const unmarked = own.filter(({ verdict }) => !marks.some((mark) => keyOf(mark) === recordKey(verdict)))
      saveVerdicts(store, [...stay, ...unmarked.map((pending) => storedOf(pending, { holder, person: person(), now: now() }))])
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

/** The tab that held or sent it may be gone, and the verdict may or may not have arrived: it counts as unsent. */
function shownOf({ verdict, state, savedAt, subject, judged, conflict, error = null, message = null }: StoredVerdict, isAlive: boolean): PendingVerdict | null {
  if (state === 'undone') return null
  const shown = { verdict, savedAt, subject, judged, error: null, message: null, conflict: null }
  if (state === 'holding' && isAlive) return { ...shown, state, sendsAt: savedAt + UNDO_MS }
  if (state === 'conflict') return { ...shown, state, sendsAt: null, conflict: conflict ?? UNKNOWN_JUDGE }
  if (state === 'refused') return { ...shown, state, sendsAt: null, error: error ?? 'refused', message }
  if (state === 'sending' && isAlive) return { ...shown, state, sendsAt: null }
  return { ...shown, state: 'unsent', sendsAt: null }
}

interface Hand {
  holder: string
  person: string | null
  now: Instant
}

function storedOf({ verdict, state, savedAt, subject, judged, conflict, error, message }: PendingVerdict, { holder, person, now }: Hand): StoredVerdict {
  const reason = state === 'refused' ? { error, message } : {}
  return { verdict, state, savedAt, subject, judged, conflict, ...reason, person, holder, aliveUntil: aliveUntil(state, savedAt, now) }
}

function aliveUntil(state: PendingVerdict['state'], savedAt: Instant, now: Instant): Instant | null {
  if (state === 'holding') return savedAt + UNDO_MS + HOLDER_GRACE_MS
  return state === 'sending' ? now + SENDER_LIFE_MS : null
}
