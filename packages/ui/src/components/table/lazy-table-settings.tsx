'use client'
import { lazy, Suspense } from 'react'
import type { TableSettings, TableSettingsProps } from './table-settings'

type Settings = typeof TableSettings

const Nothing: Settings = () => <></>

/** Menus are half the weight of a table, and most tables stand a while before anybody opens theirs. */
const LaterSettings = lazy(() =>
  import('./table-settings').then(
    ({ TableSettings }): { default: Settings } => ({ default: TableSettings }),
    // rows are worth more than their settings: without this part the table stands as it is
    () => ({ default: Nothing }),
  ),
)

/** The settings of a table, loaded when one offers them. */
export function LazyTableSettings<Row>(props: TableSettingsProps<Row>) {
  // a lazy part forgets that it is generic; the rows of both are the same
  const Settings = LaterSettings as unknown as Settings
  return (
    // its place is kept, or the rows below would move when it comes
    <Suspense fallback={<span className="fs-table-settings-place" />}>
      <Settings {...props} />
    </Suspense>
  )
}
