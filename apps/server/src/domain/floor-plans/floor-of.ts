/** One floor of a building. */
export interface FloorOf {
  buildingId: number
  floor: number
}
