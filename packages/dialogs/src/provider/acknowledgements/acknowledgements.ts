import type { Instant } from '@smart-fire/api-client'
import { recordKey, type RecordRef } from '../alarm-client/record-ref'
import { nameOfRecord } from './acknowledged-until'

/** One record that the operator has acknowledged. `record` is its reference as text, `at` the time. */
export interface StoredAcknowledgement {
  record: string
  at: Instant
}

/** Where an operator's acknowledgements survive a reload. The host gives one per user. Its content is validated. */
export interface AcknowledgementStore {
  load: () => unknown
  save: (acknowledgements: readonly StoredAcknowledgement[]) => void
}

/** The acknowledgements of the operator of this browser (domain 5: per user and local). */
export interface Acknowledgements {
  /** references of the acknowledged records */
  keys: () => ReadonlySet<string>
  add: (records: readonly RecordRef[]) => void
  /** the records are handled: their acknowledgements are removed */
  forget: (records: readonly RecordRef[]) => void
}

/** After this time a record is announced again, in case its end was missed. */
export const ACKNOWLEDGEMENT_LIFE_MS = 30 * 24 * 3_600_000
/** More than the feed has entries at any moment; for entries beyond its room one mark is kept for each kind. */
export const ACKNOWLEDGEMENTS_LIMIT = 25_000

/**
 * Reads before every write, because other tabs of the same user write, too. A full or forbidden store loses the memory over a reload,
 * never an alarm or the end of one.
 */
export function createAcknowledgements(store: AcknowledgementStore, now: () => Instant): Acknowledgements {
  const kept = () => readKept(store, now())
  const write = (next: Map<string, Instant>) => {
    try {
      store.save([...next].map(([record, at]) => ({ record, at })).slice(-ACKNOWLEDGEMENTS_LIMIT))
    } catch {
      // the feed has it as long as the page lives
    }
  }
  return {
    keys: () => new Set(kept().keys()),
    add(records) {
      if (records.length === 0) return
      const next = kept()
      // newest last: a full store drops the oldest
      for (const record of records) {
        next.delete(recordKey(record))
        next.set(recordKey(record), now())
      }
      write(next)
    },
    forget(records) {
      const next = kept()
      const gone = new Set(records.map(recordKey))
      const before = next.size
      for (const name of [...next.keys()]) if (gone.has(nameOfRecord(name))) next.delete(name)
      if (next.size < before) write(next)
    },
  }
}

function readKept(store: AcknowledgementStore, now: Instant): Map<string, Instant> {
  const kept = new Map<string, Instant>()
  const loaded = readStore(store)
  for (const item of Array.isArray(loaded) ? (loaded as unknown[]) : []) {
    if (isStored(item) && now - item.at < ACKNOWLEDGEMENT_LIFE_MS) kept.set(item.record, item.at)
  }
  return kept
}

function readStore(store: AcknowledgementStore): unknown {
  try {
    return store.load()
  } catch {
    return []
  }
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
