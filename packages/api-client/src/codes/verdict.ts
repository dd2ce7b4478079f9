/** What an operator judged a fire record to be (spec 1 §4). Faults are confirmed without one. */
export const VERDICT = { falseAlarm: '0', realFire: '1', fireTest: '2' } as const
export type Verdict = (typeof VERDICT)[keyof typeof VERDICT]
