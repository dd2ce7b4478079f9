import { usePartStyles } from '../root/use-part-styles'
import { filterBarStyles } from './filter-bar.styles'
import { screenStyles } from './screen.styles'
import { splitPaneStyles } from './split-pane.styles'

const ALL = { ...filterBarStyles, ...screenStyles, ...splitPaneStyles }

/** Adds the styles of this entry. Every component of it calls this, so that the root entry does not contain them. */
export function useScreenStyles(): void {
  usePartStyles(ALL)
}
