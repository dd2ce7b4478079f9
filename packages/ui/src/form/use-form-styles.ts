import { usePartStyles } from '../root/use-part-styles'
import { formLayoutStyles } from './form-layout.styles'
import { formStyles } from './form.styles'

const ALL = { ...formStyles, ...formLayoutStyles }

/** The looks of this entry; every component of it calls this, so that the root need not carry them. */
export function useFormStyles(): void {
  usePartStyles(ALL)
}
