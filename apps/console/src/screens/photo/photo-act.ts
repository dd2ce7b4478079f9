import type { ApiClient } from '@smart-fire/api-client'
import type { PhotoCalls } from '@smart-fire/api-client/hydrant-photos'
import type { ScreenKey } from '../../lib/screen-key'
import type { ListedRow } from '../list-screen/list-screen.types'
import { panel, type PanelAct } from '../list-screen/row-act'

/** A list whose rows have a photo each. */
export interface Photographed<Row> {
  /** whose element `btn_edit` opens the changes */
  screen: ScreenKey
  photosOf: (client: ApiClient) => PhotoCalls
  /** what the row is called in the title and in questions */
  nameOf: (row: Row) => string
  subtitleOf: (row: Row) => string | null
}

/** The act `photo` of a list: the photo of a row in a panel, which is loaded when it is first opened. */
export const photoAct = <Row extends ListedRow>(of: Photographed<Row>): PanelAct<Row> =>
  panel({ name: 'photo', load: async () => (await import('./photo-panel')).photoPanelOf(of) })
