import { usePartStyles } from '../root/use-part-styles'
import { filterBarStyles } from './filter-bar.styles'
import { screenStyles } from './screen.styles'
import { splitPaneStyles } from './split-pane.styles'

const ALL = { ...filterBarStyles, ...screenStyles, ...splitPaneStyles }

/** The looks of this entry; every component of it calls this, so that the root need not carry them. */
export function useScreenStyles(): void {
  usePartStyles(ALL)
}
