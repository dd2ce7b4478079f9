import { usePartStyles } from '../root/use-part-styles'
import { filterBarStyles } from './filter-bar.styles'

const ALL = { ...filterBarStyles }

/** The looks of this entry; every component of it calls this, so that the root need not carry them. */
export function useScreenStyles(): void {
  usePartStyles(ALL)
}
