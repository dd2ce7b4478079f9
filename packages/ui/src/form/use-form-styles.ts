import { usePartStyles } from '../root/use-part-styles'
import { formLayoutStyles } from './form-layout.styles'
import { formStyles } from './form.styles'

const ALL = { ...formStyles, ...formLayoutStyles }

/** Adds the styles of this entry. Every component of it calls this, so that the root entry does not contain them. */
export function useFormStyles(): void {
  usePartStyles(ALL)
}
