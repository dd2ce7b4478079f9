import type { BuildingDetail } from '@smart-fire/api-client'

export interface BuildingDetailInput {
  buildingId: string
}

/** A building with the name of its networked unit; null when the names could not be asked or the unit is unknown. */
export interface BuildingFacts {
  detail: BuildingDetail
  unitName: string | null
}

export interface BuildingDetailContext extends BuildingDetailInput {
  facts: BuildingFacts | null
}

export type BuildingDetailEvent = { type: 'data.refresh' }
