import type { ComponentType } from 'react'
import type { ScreenKey } from '../app/routes/screen'
import type { ScreenCatalogue } from './screen-words'

/** What the route table, the stories and `screen-contract` know of a declared screen, whatever its kind. */
export interface DeclaredScreen<Calls = unknown> {
  kind: 'list' | 'tree' | 'statistics' | 'map' | 'detail'
  key: ScreenKey
  words: ScreenCatalogue
  /** the elements whose rights it asks for, by their short codes: `btn_add` */
  elements: readonly string[]
  /** draws it; `calls` stands in for the server in stories and tests */
  Screen: ComponentType<{ calls?: Calls }>
}
