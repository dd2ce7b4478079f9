import type { Instant, RecordKind } from '@smart-fire/api-client'

/** Identifies a record: the three kinds have three id sequences, so an id alone identifies nothing (domain 3). */
export interface RecordRef {
  kind: RecordKind
  id: string
}

/** Who handled a record and when, as far as the server says so. */
export interface HandledBy {
  /** username */
  person?: string
  at?: Instant
}

/** A record that is closed. */
export interface EndedRecord extends RecordRef, HandledBy {
  /** its id belongs to another record now: a verdict on it must not be sent any more */
  isReplaced?: boolean
}

export function refOf({ kind, id }: RecordRef): RecordRef {
  return { kind, id }
}

/** The reference of a record as one text, for maps and React keys. */
export function recordKey(ref: RecordRef): string {
  return `${ref.kind}:${ref.id}`
}
