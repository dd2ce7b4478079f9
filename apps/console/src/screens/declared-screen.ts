import type { ComponentType } from 'react'
import type { ScreenKey } from '../app/routes/screen'
import type { ScreenCatalogue } from './screen-words'

/** What a declared screen is given by another that contains it, by a story or by a test. */
export interface ScreenProps<Calls = unknown> {
  /** stands in for the server */
  calls?: Calls | undefined
  /** filters that the user cannot take away: the chosen node of a tree, the thing whose detail is open */
  scope?: Readonly<Record<string, unknown>> | undefined
  /** one row is chosen together with what stands beside the list: a marker on the map */
  selection?: Selection | undefined
}

export interface Selection {
  id: string | null
  onSelect: (id: string) => void
}

/** What the route table, the stories and `screen-contract` know of a declared screen, whatever its kind. */
export interface DeclaredScreen<Calls = unknown> {
  kind: 'list' | 'tree' | 'statistics' | 'map' | 'detail'
  key: ScreenKey
  words: ScreenCatalogue
  /** the elements whose rights it asks for, by their short codes: `btn_add` */
  elements: readonly string[]
  Screen: ComponentType<ScreenProps<Calls>>
}
