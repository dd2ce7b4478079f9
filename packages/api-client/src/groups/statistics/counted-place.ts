/**
 * Where the counted records were raised: in a region (a district, city or province, GB/T 2260), building or hydrant, or at the points of a
 * fire host. A region limits a building or hydrant beside it; a fire host counts alone.
 */
export interface CountedPlace {
  regionCode?: string
  buildingId?: string
  hydrantId?: string
  fireHostId?: string
}

/** The parameters of a place (our server, ADR 3). */
export function wirePlace({ regionCode, buildingId, hydrantId, fireHostId }: CountedPlace) {
  return { code: regionCode, buildId: buildingId, hydrantId, fireMainId: fireHostId }
}
