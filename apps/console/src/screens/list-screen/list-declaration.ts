import type { ApiGroup, PageQuery, Rows, SortQuery, UsedBy } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'
import type { ScreenKey } from '../../lib/screen-key'
import type { ColumnField } from '../fields/columns'
import type { FilterFields } from '../fields/filters'
import type { FormDeclaration, InputSchema } from '../form/form-declaration'
import type { GivenValues } from '../given-values'
import type { ScreenCatalogue, ScreenWords } from '../screen-words'
import type { RemovalForm, RowAct } from './row-act'
import type { ImportCall } from './run-import'
import type { ListedRow } from './list-screen.types'

/** The calls of a list; `crud()` of the api-client gives this shape. The screen does not offer the act of a missing call. */
export interface ListCalls<Row, Filters, Input, NewInput = Input> {
  list: (query: ListQuery<Filters> & PageQuery, signal?: AbortSignal) => Promise<Rows<Row>>
  get?: (id: string, signal?: AbortSignal) => Promise<Row>
  add?: (input: NewInput, signal?: AbortSignal) => Promise<void>
  update?: (id: string, input: Input, options?: { version?: string | null }, signal?: AbortSignal) => Promise<void>
  remove?: (ids: readonly string[], signal?: AbortSignal) => Promise<void>
  usedBy?: (id: string, signal?: AbortSignal) => Promise<readonly UsedBy[]>
  importRows?: ImportCall<Input>
}

/** Filters and order of a list. */
export type ListQuery<Filters> = Partial<Filters> & SortQuery

/** The elements of the usual acts (`<screen>:<element>`). */
export const USUAL_ELEMENTS = { add: 'btn_add', edit: 'btn_edit', remove: 'btn_del', import: 'btn_import', export: 'btn_export' } as const

/** A plain list: what stands in it, how it is filtered, and what may be done with its rows. */
export interface ListDeclaration<Row extends ListedRow, Filters, Input, NewInput = Input> {
  key: ScreenKey
  words: ScreenCatalogue
  /** the group of the api-client that has the calls; it is loaded with the screen */
  calls: ApiGroup<string, ListCalls<Row, Filters, Input, NewInput>>
  /**
   * Returns the screen whose rights are needed to add, edit and delete rows, or null if no user may. By default it is the screen of `key`.
   * Example: whoever may change the devices of a system may change their files.
   */
  managedBy?: (scope: GivenValues) => ScreenKey | null
  /** filters from the path: `id` follows the screen's key and is a channel, a rule or a building */
  scopeOf?: (id: string | null) => Partial<Filters>
  filters?: FilterFields<Filters>
  /** default filters, while the URL has none */
  usual?: Partial<Filters>
  columns: readonly ColumnField<Row>[]
  /** tells rows apart; their id by default */
  rowKey?: (row: Row) => string
  /** what a row is called in questions and by a screen reader */
  nameOf: (row: Row, words: ScreenWords) => string
  /** adds and edits; needs `add` or `update` among the calls */
  form?: FormDeclaration<Input, Row, NewInput>
  /** how many rows the list of one scope may have: with so many nothing can be added, and the list says why. The server refuses one more as well */
  most?: number
  /** rows that can be edited; all by default */
  editable?: (row: Row) => boolean
  /** deleted rows can be restored for 30 days, and the question says so (ADR 38) */
  kept?: boolean
  /** rows that can be deleted; all by default, when there is a `removal` or `remove` is among the calls */
  removable?: (row: Row) => boolean
  /** what is asked before a row is deleted, e.g. the reason, and the call that takes it in place of `remove`; only a confirmation by default */
  removal?: RemovalForm<Row>
  /** acts of the screen's own, on a row or on the selected ones */
  acts?: readonly RowAct<Row>[]
  /** the act that a click on a row or Enter carries out, by its name; editing by default */
  opens?: string
  /** what one row of a file must be; its columns are the fields of the form that this schema has. Needs `importRows` among the calls. */
  imports?: InputSchema<Input>
  /** offers the whole list as a file */
  exports?: boolean
  /** the colour of a row's edge */
  tone?: (row: Row) => Tone | undefined
  /** rows as cards: for rows that are told apart by the picture of their first column */
  look?: 'cards'
  /** refreshed when the alarm link reports a change */
  live?: boolean
  sizes?: readonly number[]
  usualSize?: number
}

/** Page sizes of general lists (spec 1 §9). */
export const GENERAL_SIZES = [10, 15, 30, 40] as const
export const USUAL_SIZE = 15

/** The elements whose rights decide what a list offers. */
export function elementsOf<Row extends ListedRow, Filters, Input, NewInput>({ form, acts = [], imports, exports }: ListDeclaration<Row, Filters, Input, NewInput>): string[] {
  const { add, edit, import: importing, export: exporting } = USUAL_ELEMENTS
  const usual = [...(form ? [add, edit] : []), ...(imports ? [importing] : []), ...(exports ? [exporting] : [])]
  return [...new Set([...usual, ...acts.flatMap(({ element }) => element ?? [])])]
}

/** The calls of a list, whatever its rows: `crud()` of the api-client gives them. */
export interface AnyListCalls {
  list: (query: never, signal?: AbortSignal) => Promise<Rows<ListedRow>>
}

/** A declaration whose rows, filters and inputs are those of its calls: a name that they do not have does not compile. */
export type DeclarationOf<Calls extends AnyListCalls> = Omit<TypedBy<Calls>, 'calls'> & { calls: ApiGroup<string, Calls> }

/** The declaration with the types of its calls written out. */
export type TypedBy<Calls extends AnyListCalls> = ListDeclaration<RowOf<Calls>, FiltersOf<Calls>, InputOf<Calls>, NewInputOf<Calls>>

type RowOf<Calls> = Calls extends { list: (...args: never[]) => Promise<Rows<infer Row extends ListedRow>> } ? Row : never
type FiltersOf<Calls> = Calls extends { list: (query: infer Query, ...rest: never[]) => unknown } ? Omit<Query, keyof PageQuery | keyof SortQuery> : never
type InputOf<Calls> = Required<Calls> extends { update: (id: string, input: infer Input, ...rest: never[]) => unknown } ? Input : never
type NewInputOf<Calls> = Required<Calls> extends { add: (input: infer Input, ...rest: never[]) => unknown } ? Input : InputOf<Calls>
