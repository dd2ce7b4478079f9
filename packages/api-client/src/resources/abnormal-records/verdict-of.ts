import { RECORD_CATEGORY, type RecordCategory } from '../../codes/record-category'
import type { Verdict } from '../../codes/verdict'

/** A fault has no verdict: handling it writes the flag 0 (contract device 11.2), which does not mean a false alarm. */
export function verdictOf(category: RecordCategory | null, flag: Verdict | null): Verdict | null {
  return category === RECORD_CATEGORY.fault ? null : flag
}
