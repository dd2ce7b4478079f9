import type { RecordKind } from '@smart-fire/api-client'

/** Names a record: the three kinds have three id sequences, so an id alone names nothing (domain 3). */
export interface RecordRef {
  kind: RecordKind
  id: string
}

/** A record's name as one text, for maps and React keys. */
export function recordKey(ref: RecordRef): string {
  return `${ref.kind}:${ref.id}`
}
