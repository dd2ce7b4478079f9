import type { RecordKind } from '@smart-fire/api-client'

/** What an answer of the server said that is not believed yet: the next answer has to say the same. */
export interface Unconfirmed {
  /** listed records that were not known */
  found: ReadonlySet<string>
  /** known records that were not listed */
  missing: ReadonlySet<string>
  /** lists that were read */
  read: ReadonlySet<RecordKind>
  /** the count minus the listed records; null without a count */
  difference: number | null
}
