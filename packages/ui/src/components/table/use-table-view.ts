'use client'
import { useState } from 'react'
import type { TableDensity } from './column'

/** What an operator has set for a table; small enough to be kept between visits. */
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

/** Keeps the view of one table: `<PagedTable {...useTableView()} />`. `onChange` hears every change, to store it. */
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
