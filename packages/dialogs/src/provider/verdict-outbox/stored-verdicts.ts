import { isRecordVerdict } from '@smart-fire/api-client'
import type { RecordIdentity } from '../alarm-client/match-point'
import type { StoredVerdict, VerdictStore } from './pending-verdict'

/** Verdicts that survived a reload. The store is as untrusted as a server: unreadable entries are left out. */
export function loadVerdicts(store: VerdictStore): StoredVerdict[] {
  try {
    const stored = store.load()
    return Array.isArray(stored) ? stored.filter(isStoredVerdict).map(withSubject) : []
  } catch {
    return []
  }
}

/** A full or forbidden store must not prevent a verdict from being sent. */
export function saveVerdicts(store: VerdictStore, verdicts: readonly StoredVerdict[]): void {
  try {
    store.save(verdicts)
  } catch {
    // it is still in memory
  }
}

/** Calls `listener` when another tab has changed the store. One that throws tells nothing; the verdicts of this tab are sent all the same. */
export function followVerdicts(store: VerdictStore, listener: () => void): () => void {
  let stop: (() => void) | undefined
  try {
    stop = store.subscribe?.(listener)
  } catch {
    // other tabs are seen when this one looks at the store for its own reasons
  }
  return () => {
    try {
      stop?.()
    } catch {
      // the page goes on
    }
  }
}

/** Verdicts that were stored by an older version have no description of their record. */
function withSubject(stored: StoredVerdict): StoredVerdict {
  return { ...stored, subject: textOrNull(stored.subject), judged: isObject(stored.judged) ? judgedOf(stored.judged) : null }
}

function judgedOf({ raisedAt, sensorNumber, fireHostId, loop, address }: Record<string, unknown>): RecordIdentity {
  const place = { fireHostId: textOrNull(fireHostId), loop: textOrNull(loop), address: textOrNull(address) }
  return { raisedAt: typeof raisedAt === 'number' ? raisedAt : null, sensorNumber: textOrNull(sensorNumber), ...place }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function isStoredVerdict(value: unknown): value is StoredVerdict {
  return (
    isObject(value) &&
    isRecordVerdict(value.verdict) &&
    typeof value.savedAt === 'number' &&
    ['holding', 'sending', 'unsent', 'refused', 'conflict', 'undone'].includes(String(value.state)) &&
    (value.conflict === null || isObject(value.conflict)) &&
    ['string', 'undefined'].includes(typeof value.holder) &&
    (typeof value.error === 'string' || isAbsent(value.error)) &&
    (typeof value.message === 'string' || isAbsent(value.message)) &&
    (typeof value.person === 'string' || isAbsent(value.person)) &&
    (typeof value.aliveUntil === 'number' || isAbsent(value.aliveUntil))
  )
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
