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
