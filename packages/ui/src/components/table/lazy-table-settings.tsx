'use client'
import { lazy, Suspense } from 'react'
import type { TableSettings, TableSettingsProps } from './table-settings'

type Settings = typeof TableSettings

const Nothing: Settings = () => <></>

/** Loaded later, because a menu is half the size of a table and is rarely opened at once. */
const LaterSettings = lazy(() =>
  import('./table-settings').then(
    ({ TableSettings }): { default: Settings } => ({ default: TableSettings }),
    // when this part cannot be loaded, the table works without settings
    () => ({ default: Nothing }),
  ),
)

/** The settings of a table, loaded with the first table that has them. */
export function LazyTableSettings<Row>(props: TableSettingsProps<Row>) {
  // `lazy` loses the type parameter; both components take the same props
  const Settings = LaterSettings as unknown as Settings
  return (
    // keeps the space of the button, so that the rows below do not move
    <Suspense fallback={<span className="fs-table-settings-place" />}>
      <Settings {...props} />
    </Suspense>
  )
}
