import type { ApiClient, ReadRows } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'
import type { ScreenKey } from '../../lib/screen-key'
import type { DeclaredScreen } from '../declared-screen'
import type { ScreenCatalogue } from '../screen-words'

/** A thing on the map; its `id` is the id of its row in the list. */
export interface MapThing {
  id: string
  name: string
  /** degrees, in the datum of the monitoring options (domain 8); null: it is in the list only */
  position: { lng: number; lat: number } | null
  tone: Tone
  /** the circle around it, in metres */
  radius?: number
  /** what it is: an outline on a grid of 16, beside the mark of its state */
  symbol?: string | undefined
}

/** The things of one response; `dropped` counts those that could not be read. */
export type MapThings = Pick<ReadRows<MapThing>, 'dropped'> & { rows: readonly MapThing[] }

/** A map and a list of the same things, side by side, with one selection. */
export interface MapDeclaration {
  key: ScreenKey
  words: ScreenCatalogue
  load: (client: ApiClient, signal: AbortSignal) => Promise<MapThings>
  /** a declared list of the same things */
  list: DeclaredScreen
  /** loaded again when the alarm link reports a change */
  live?: boolean
}
