/** The level of an early warning, with what the warning keeps of it and of its measuring point. */
export interface WarningLevel {
  id: number
  name: string
  /** a larger number is a higher level */
  rank: number
  color: string
  pointName: string
  unit: string
}

/** What the level of an alarm is called whose value was not judged, because the device itself calls it one (contract admin §6.3). */
export const UNJUDGED_LEVEL = '一级'
