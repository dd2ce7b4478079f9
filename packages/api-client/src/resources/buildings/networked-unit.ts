/** A networked unit, by whose name a building is known to its operators (GET deviceNetworkingUnit/getAll). */
export interface NetworkedUnit {
  id: string
  name: string | null
}
