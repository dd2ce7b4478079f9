import { ComboField, MultiComboField, MultiTreeField, TickTree, TransferField, TreeField } from '@smart-fire/ui/form'
import { useClient } from '@smart-fire/dialogs/provider'
import { useLoaded } from '../loaded/use-loaded'
import { LoadedArea } from '../loaded/loaded-area'
import { useChoiceSource } from '../fields/use-choice-source'
import { useGivenValues } from '../given-values'
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

/** Several of a long list; both sides can be searched. */
export function MembersControl({ field, words, value, onChange, name, label, hint, error, required, readOnly }: ControlProps<'members'>) {
  const source = useChoiceSource(field.choices, field.name, words, asTexts(value).length > 0, useFormValues())
  return <TransferField {...source} {...{ name, label, hint, error, required, readOnly }} value={asTexts(value)} onChange={onChange} />
}

/** One or several nodes of a tree, which is loaded with the form. */
export function TreeControl({ field, value, onChange, name, label, hint, error, required, readOnly }: ControlProps<'tree'>) {
  const client = useClient()
  const query = useGivenValues(field.by, useFormValues())
  const tree = useLoaded({ load: (given, signal) => field.load(client, signal, given), query })
  const shared = { name, label, hint, error, required, readOnly }
  return (
    <LoadedArea loaded={tree} name={label} compact>
      {(nodes) => {
        if (field.open === true) return <TickTree {...shared} nodes={nodes} holds="all" value={asTexts(value)} onChange={onChange} />
        return field.several === true
          ? <MultiTreeField {...shared} nodes={nodes} value={asTexts(value)} onChange={onChange} />
          : <TreeField {...shared} nodes={nodes} value={asText(value) || null} onChange={onChange} />
      }}
    </LoadedArea>
  )
}
