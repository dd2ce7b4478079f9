'use client'
import { useState } from 'react'
import type { TableDensity } from './column'

/** The user's settings of a table; small enough to be stored between visits. */
export interface TableView {
  hiddenColumns: readonly string[]
  density: TableDensity
}

/** The props of {@link PagedTable} for columns and density. */
export interface TableViewProps extends TableView {
  onHiddenColumnsChange: (hidden: readonly string[]) => void
  onDensityChange: (density: TableDensity) => void
}

const USUAL_VIEW: TableView = { hiddenColumns: [], density: 'normal' }

/** Holds the settings of one table: `<PagedTable {...useTableView()} />`. `onChange` is called after every change, for instance to store it. */
export function useTableView(initial: Partial<TableView> = {}, onChange?: (view: TableView) => void): TableViewProps {
  const [view, setView] = useState<TableView>({ ...USUAL_VIEW, ...initial })
  const change = (part: Partial<TableView>) => {
    const next = { ...view, ...part }
    setView(next)
    onChange?.(next)
  }
  return {
    ...view,
    onHiddenColumnsChange: (hiddenColumns) => change({ hiddenColumns }),
    onDensityChange: (density) => change({ density }),
  }
}
