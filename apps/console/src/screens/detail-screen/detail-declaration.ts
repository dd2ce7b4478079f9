import type { ApiClient } from '@smart-fire/api-client'
import type { TimelineItem } from '@smart-fire/ui/screen'
import type { ComponentType } from 'react'
import type { ScreenKey } from '../../lib/screen-key'
import type { DeclaredScreen } from '../declared-screen'
import type { ColumnField } from '../fields/columns'
import type { ScreenCatalogue } from '../screen-words'

/** Facts under a heading (`words.sections.<name>`). A fact is written like a column of a list. */
export interface FactSection<Thing> {
  name: string
  facts: readonly ColumnField<Thing>[]
}

/** A further tab (`words.sections.<name>`): a declared list of what belongs to the thing, or a part of the screen's own. */
export type DetailTab<Thing> = { name: string } & (
  | { content: DeclaredScreen; scopeOf: (thing: Thing) => Readonly<Record<string, unknown>> }
  | { part: ComponentType<{ thing: Thing }> }
)

/** One event of a thing's history; the time in milliseconds. */
export interface HistoryEvent extends Omit<TimelineItem, 'time'> {
  at: number
}

/** One thing: its facts, tabs for what belongs to it, and its history. The thing's id stands in the address behind the key. */
export interface DetailDeclaration<Thing> {
  key: ScreenKey
  /** of its list, whose title is `words.title`: the tab, where the screen has several */
  listTab?: string
  words: ScreenCatalogue
  load: (client: ApiClient, id: string, signal: AbortSignal) => Promise<Thing>
  nameOf: (thing: Thing) => string
  sections: readonly FactSection<Thing>[]
  tabs?: readonly DetailTab<Thing>[]
  /** what happened to it, the newest first; it is the last tab and is loaded when that is opened */
  history?: (client: ApiClient, thing: Thing, signal: AbortSignal) => Promise<readonly HistoryEvent[]>
  /** loaded again when the alarm link reports a change */
  live?: boolean
}

/** Replaces the server in stories and tests; `tabs` by their names. */
export interface DetailCalls<Thing> {
  load: (id: string) => Promise<Thing>
  history?: () => Promise<readonly HistoryEvent[]>
  tabs?: Readonly<Record<string, unknown>>
}
