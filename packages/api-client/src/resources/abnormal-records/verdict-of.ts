import { RECORD_CATEGORY, type RecordCategory } from '../../codes/record-category'
import type { Verdict } from '../../codes/verdict'

/** A fault has no verdict: the flag 0 that handling it writes (contract device 11.2) is nobody's "false alarm". */
export function verdictOf(category: RecordCategory | null, flag: Verdict | null): Verdict | null {
  return category === RECORD_CATEGORY.fault ? null : flag
}
