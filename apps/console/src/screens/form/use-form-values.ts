import { useWatch } from 'react-hook-form'
import type { GivenValues } from '../given-values'
import { FormActor } from './form.actor'
import type { FormValues } from './form-values'

/** The values of the fields as they are typed, over those of the row that is being written. */
export function useFormValues(): GivenValues {
  const row = FormActor.useSelector(({ context }) => context.shown)
  const typed = useWatch<FormValues>()
  return { ...(typeof row === 'object' ? row : {}), ...typed }
}
