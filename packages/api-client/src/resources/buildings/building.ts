/** Who to call about a building (GET deviceBuilding/selectByBuildId). */
export interface BuildingContact {
  name: string | null
  address: string | null
  responsiblePerson: string | null
  phone: string | null
}
