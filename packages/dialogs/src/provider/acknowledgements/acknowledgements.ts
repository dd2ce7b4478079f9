import type { Instant } from '@smart-fire/api-client'
import { recordKey, type RecordRef } from '../alarm-client/record-ref'

/** One record that the operator has seen. `record` is its name as one text, `at` when it was acknowledged. */
export interface StoredAcknowledgement {
  record: string
  at: Instant
}

/** Where what an operator has acknowledged survives a reload; the host gives one per user. What it loads may be anything. */
export interface AcknowledgementStore {
  load: () => unknown
  save: (acknowledgements: readonly StoredAcknowledgement[]) => void
}

/** What the operator of this browser has acknowledged (domain 5: per user and local). */
export interface Acknowledgements {
  /** names of the acknowledged records */
  keys: () => ReadonlySet<string>
  add: (records: readonly RecordRef[]) => void
  /** the records are handled: nothing of them is kept */
  forget: (records: readonly RecordRef[]) => void
}

/** A record that waits longer is heard of again, in case its end was never heard. */
export const ACKNOWLEDGEMENT_LIFE_MS = 30 * 24 * 3_600_000
/** More than the feed holds entries at any moment; what it had no room for is kept as one mark for each kind. */
export const ACKNOWLEDGEMENTS_LIMIT = 25_000

/** Reads before every write, since other tabs of the same user write too. */
export function createAcknowledgements(store: AcknowledgementStore, now: () => Instant): Acknowledgements {
  const kept = () => readKept(store, now())
  const write = (next: Map<string, Instant>) =>
    store.save([...next].map(([record, at]) => ({ record, at })).slice(-ACKNOWLEDGEMENTS_LIMIT))
  return {
    keys: () => new Set(kept().keys()),
    add(records) {
      if (records.length === 0) return
      const next = kept()
      // the newest last: what a full store lets go of is the oldest
      for (const record of records) {
        next.delete(recordKey(record))
        next.set(recordKey(record), now())
      }
      write(next)
    },
    forget(records) {
      const next = kept()
      const gone = records.filter((record) => next.delete(recordKey(record)))
      if (gone.length > 0) write(next)
    },
  }
}

function readKept(store: AcknowledgementStore, now: Instant): Map<string, Instant> {
  const kept = new Map<string, Instant>()
  const loaded = store.load()
  for (const item of Array.isArray(loaded) ? (loaded as unknown[]) : []) {
    if (isStored(item) && now - item.at < ACKNOWLEDGEMENT_LIFE_MS) kept.set(item.record, item.at)
  }
  return kept
}

function isStored(item: unknown): item is StoredAcknowledgement {
  if (typeof item !== 'object' || item === null || !('record' in item) || !('at' in item)) return false
  return typeof item.record === 'string' && typeof item.at === 'number'
}

/** Keeps acknowledgements for as long as the page lives. */
export function memoryAcknowledgements(): AcknowledgementStore {
  let kept: readonly StoredAcknowledgement[] = []
  return {
    load: () => kept,
    save: (acknowledgements) => {
      kept = acknowledgements
    },
  }
}
