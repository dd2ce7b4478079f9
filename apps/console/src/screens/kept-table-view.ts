import { useTableView, type TableView, type TableViewProps } from '@smart-fire/ui'
import { createContext, useContext } from 'react'
import { browserStorage, keepIfRoom } from '../lib/browser-storage'
import type { ScreenKey } from '../lib/screen-key'

const PREFIX = 'smart-fire.table.'

/** Which list of its screen a table is: `#<tab>`, or `/:id#<tab>` on the page of one row. Blank for the main list of the screen. */
export const ListPlaceContext = createContext('')

/** Which columns of a list are shown and how close its rows stand, remembered in this browser. The lists in the tabs of a screen have the key of the screen and each its own settings. */
export function useKeptTableView(screen: ScreenKey, hiddenAtFirst: readonly string[]): TableViewProps {
  const key = screen + useContext(ListPlaceContext)
  return useTableView({ hiddenColumns: hiddenAtFirst, ...read(key) }, (view) => write(key, view))
}

function read(key: string): Partial<TableView> {
  try {
    return viewOf(JSON.parse(window.localStorage.getItem(PREFIX + key) ?? 'null'))
  } catch {
    return {}
  }
}

/** Without storage (private mode, full disk) the choice lasts as long as the page. */
function write(key: string, view: TableView): void {
  keepIfRoom(browserStorage('localStorage'), PREFIX + key, JSON.stringify(view))
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
