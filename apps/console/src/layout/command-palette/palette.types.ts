import type { AbnormalRecord } from '@smart-fire/api-client'
import type { ManagedDevice } from '@smart-fire/api-client/devices'
import type { MenuSection } from '../../app/routes/granted-menus'

/** Where an option leads: to a screen, or to a dialog above the present one. */
export type Destination = { path: string } | { dialog: string }

export interface CommandPaletteProps {
  /** the screens that the user may open */
  sections: readonly MenuSection[]
  /** takes what was typed before the field was there */
  takeEarlyText?: (() => string) | undefined
  onGo: (to: Destination) => void
  onClose: () => void
}

export interface BuildingHit {
  id: string
  name: string
  /** its regions, from the province on */
  region: string
}

/** What a search found of one kind. `null`: this user must not search there; `failed` never looks like nothing found. */
export type Hits<Row> = readonly Row[] | 'failed' | null

export interface Found {
  buildings: Hits<BuildingHit>
  devices: Hits<ManagedDevice>
  records: Hits<AbnormalRecord>
}

export interface PaletteContext {
  query: string
  /** of the query that was searched last; null before the first search */
  found: Found | null
}

export type PaletteEvent = { type: 'query.changed'; query: string } | { type: 'search.retry' }
