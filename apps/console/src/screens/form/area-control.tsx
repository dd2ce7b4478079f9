import { AreaField } from '@smart-fire/ui/area'
import { useGivenValues } from '../given-values'
import { partsOf, textOf } from './area-text'
import type { ControlProps } from './control-props'
import { asText } from './field-values'
import { useFormValues } from './use-form-values'

/** A part of a picture, drawn on it or typed. The picture comes from the screen, which also says why there is none. */
export function AreaControl({ field, value, onChange, name, label, hint, error, required, readOnly }: ControlProps<'pictureArea'>) {
  const given = useGivenValues(field.by, useFormValues())
  const { behind: Behind } = field
  return (
    <Behind given={given}>
      {(behind) => <AreaField {...behind} {...{ name, label, hint, error, required, readOnly }} value={partsOf(asText(value))} onChange={(parts) => onChange(textOf(parts))} />}
    </Behind>
  )
}
