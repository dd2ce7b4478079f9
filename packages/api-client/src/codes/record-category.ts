/** Category of an abnormal record; an offline event is a fault (spec 1 §3). Hydrant records are always faults. */
export const RECORD_CATEGORY = { fault: '0', fire: '1' } as const
export type RecordCategory = (typeof RECORD_CATEGORY)[keyof typeof RECORD_CATEGORY]
