import type { Rows } from '@smart-fire/api-client'
import type { IndoorFacility, OutdoorFacility } from '@smart-fire/api-client/facilities'

/** a building of forty floors has some two hundred facilities */
export const MOST_LABELS = 1000
const MOST_ROWS = 100

export type Facility = IndoorFacility | OutdoorFacility
/** Reads one page of the facilities of a place. */
export type ListPage = (page: { page: number; limit: number }, signal: AbortSignal) => Promise<Rows<Facility>>

/** What stands on a label. */
export interface FacilityLabel {
  id: string
  number: string
  typeName: string | null
  /** the building or unit, and the position */
  place: string
}

export interface FacilityLabels {
  labels: readonly FacilityLabel[]
  /** there are more facilities than one print takes */
  isCut: boolean
  /** facilities without a label: their row could not be read, or they have no number that a camera could read */
  missing: number
}

/** The labels of all facilities of a place, read page by page; a server may give fewer rows per page than asked for. */
export async function readLabels(list: ListPage, signal: AbortSignal): Promise<FacilityLabels> {
  const all: Facility[] = []
  let dropped = 0
  for (let page = 1; ; page += 1) {
    const { rows, total, dropped: unreadable } = await list({ page, limit: MOST_ROWS }, signal)
    all.push(...rows)
    dropped += unreadable
    if (rows.length + unreadable === 0 || all.length + dropped >= Math.min(total, MOST_LABELS)) return { ...labelsOf(all.slice(0, MOST_LABELS), dropped), isCut: total > MOST_LABELS }
  }
}

/** The labels of these facilities; `dropped` are rows that could not be read. */
export function labelsOf(facilities: readonly Facility[], dropped = 0): FacilityLabels {
  const labels = facilities.flatMap((facility) => (facility.number ? [{ id: facility.id, number: facility.number, typeName: facility.typeName, place: placeOf(facility) }] : []))
  return { labels, isCut: false, missing: facilities.length - labels.length + dropped }
}

const placeOf = (facility: Facility): string =>
  ['buildingName' in facility ? facility.buildingName : facility.unitName, facility.position].filter(Boolean).join(' ')
