import { ComboField, MultiComboField, MultiTreeField, TreeField } from '@smart-fire/ui/form'
import { useClient } from '@smart-fire/dialogs/provider'
import { useLoaded } from '../loaded/use-loaded'
import { LoadedArea } from '../loaded/loaded-area'
import { useChoiceSource } from '../fields/use-choice-source'
import type { ControlProps } from './control-props'
import { asText, asTexts } from './field-values'
import { useFormValues } from './use-form-values'

/** One or several of a list. */
export function ChoiceControl({ field, words, value, onChange, name, label, hint, error, required, readOnly, onBlur }: ControlProps<'choice'>) {
  const several = field.several === true
  const hasValue = several ? asTexts(value).length > 0 : asText(value) !== ''
  const source = useChoiceSource(field.choices, field.name, words, hasValue, useFormValues())
  const shared = { ...source, name, label, hint, error, required, readOnly, onBlur }
  return several
    ? <MultiComboField {...shared} value={asTexts(value)} onChange={onChange} />
    : <ComboField {...shared} value={asText(value) || null} onChange={(chosen) => onChange(chosen)} />
}

const NO_QUERY = {}

/** One or several nodes of a tree, which is loaded with the form. */
export function TreeControl({ field, value, onChange, name, label, hint, error, required, readOnly }: ControlProps<'tree'>) {
  const client = useClient()
  const tree = useLoaded({ load: (_, signal) => field.load(client, signal), query: NO_QUERY })
  const shared = { name, label, hint, error, required, readOnly }
  return (
    <LoadedArea loaded={tree} name={label} compact>
      {(nodes) =>
        field.several === true
          ? <MultiTreeField {...shared} nodes={nodes} value={asTexts(value)} onChange={onChange} />
          : <TreeField {...shared} nodes={nodes} value={asText(value) || null} onChange={onChange} />}
    </LoadedArea>
  )
}
