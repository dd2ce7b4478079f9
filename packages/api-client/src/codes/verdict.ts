/** The verdict of an operator on a fire record (spec 1 §4). Faults are confirmed without a verdict. */
export const VERDICT = { falseAlarm: '0', realFire: '1', fireTest: '2' } as const
export type Verdict = (typeof VERDICT)[keyof typeof VERDICT]
