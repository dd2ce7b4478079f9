import { useTableView, type TableView, type TableViewProps } from '@smart-fire/ui'
import type { ScreenKey } from '../lib/screen-key'

const PREFIX = 'smart-fire.table.'

/** Which columns of a screen are shown and how close its rows stand, remembered in this browser. */
export function useKeptTableView(key: ScreenKey, hiddenAtFirst: readonly string[]): TableViewProps {
  return useTableView({ hiddenColumns: hiddenAtFirst, ...read(key) }, (view) => write(key, view))
}

function read(key: ScreenKey): Partial<TableView> {
  try {
    return viewOf(JSON.parse(window.localStorage.getItem(PREFIX + key) ?? 'null'))
  } catch {
    return {}
  }
}

/** Without storage (private mode, full disk) the choice lasts as long as the page. */
function write(key: ScreenKey, view: TableView): void {
  try {
    window.localStorage.setItem(PREFIX + key, JSON.stringify(view))
  } catch {
    // nothing is lost but the memory of a choice
  }
}

const DENSITIES = ['compact', 'normal', 'loose'] as const

function viewOf(stored: unknown): Partial<TableView> {
  if (typeof stored !== 'object' || stored === null) return {}
  const { hiddenColumns, density } = stored as { hiddenColumns?: unknown; density?: unknown }
  const known = DENSITIES.find((each) => each === density)
  return {
    ...(Array.isArray(hiddenColumns) ? { hiddenColumns: hiddenColumns.filter((id) => typeof id === 'string') } : {}),
    ...(known ? { density: known } : {}),
  }
}
