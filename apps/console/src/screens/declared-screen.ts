import type { ApiGroup } from '@smart-fire/api-client'
import type { UiLocale } from '@smart-fire/ui'
import type { ComponentType } from 'react'
import type { GenericSchema } from 'valibot'
import type { ScreenKey } from '../lib/screen-key'
import type { InputSchema } from './form/form-declaration'
import type { ImportedField } from './list-screen/import-rows'
import type { ScreenCatalogue } from './screen-words'

/** What a declared screen is given by another that contains it, by a story or by a test. */
export interface ScreenProps {
  /** replaces the server in stories and tests; its shape depends on the kind */
  calls?: unknown
  /** filters that the user cannot remove: the chosen node of a tree, the thing whose detail is open */
  scope?: Readonly<Record<string, unknown>> | undefined
  /** one row is chosen together with what stands beside the list: a marker on the map */
  selection?: Selection | undefined
  /** rows were written: what stands beside the list is loaded again */
  onChanged?: (() => void) | undefined
}

export interface Selection {
  id: string | null
  onSelect: (id: string) => void
}

/** The names that a screen shows: each must stand in its words, in both languages. */
export interface NeededWords {
  fields: readonly string[]
  acts?: readonly string[]
  questions?: readonly string[]
  sections?: readonly string[]
  /** values of code lists, by field */
  choices?: Readonly<Record<string, readonly string[]>>
}

/** What the tests of all lists check: each filter and each field of its form must reach the server, and any text is shown, exported and imported as it is. */
export interface TriedList {
  calls: ApiGroup<string, { list: unknown; add?: unknown }>
  /** the query of a visit without filters */
  usual: Readonly<Record<string, unknown>>
  /** a value of each filter */
  filters: Readonly<Record<string, unknown>>
  /** the fields of a new row, their schema, and those that may be hidden and are demanded all the same; null without a form that adds */
  form: { fields: readonly string[]; schema: GenericSchema; refusesHidden: readonly string[] } | null
  /** the cells of a row as texts in a language, by column: what copies and exported files hold */
  textsOf: (row: unknown, locale: UiLocale) => Readonly<Record<string, string>>
  /** what a file of rows is read by; null for a list without import */
  imports: { fields: readonly ImportedField[]; schema: InputSchema<unknown> } | null
}

/** A declared screen of any kind, as the route table, the stories and `screen-contract` use it. */
export interface DeclaredScreen {
  kind: 'list' | 'tree' | 'statistics' | 'map' | 'detail' | 'tabs'
  key: ScreenKey
  words: ScreenCatalogue
  /** the elements whose rights decide its acts, by their short codes: `btn_add` */
  elements: readonly string[]
  /** what its words must name */
  needs: NeededWords
  list?: TriedList
  /** the screens in its tabs, by name; they have its key */
  parts?: Readonly<Record<string, DeclaredScreen>>
  /** the page of one row, behind the address of the screen */
  page?: DeclaredScreen
  Screen: ComponentType<ScreenProps>
}
