import { DateField, PasswordField, TextField } from '@smart-fire/ui'
import { ComboField, DateRangeField, MultiComboField, NumberField, SwitchField, TextArea } from '@smart-fire/ui/form'
import { useController, useFormContext } from 'react-hook-form'
import type { FormField } from '../fields/form-fields'
import { useChoiceSource } from '../fields/use-choice-source'
import { fieldName, type ScreenWords } from '../screen-words'
import { asDateRange, asNumber, asText, asTexts } from './field-values'
import type { FormMode, InputSchema } from './form-declaration'
import type { FormValues } from './form-values'
import { isRequired, limitsOf, maxLengthOf } from './schema-facts'

interface FieldControlProps {
  field: FormField
  /** its path in the form: `outlets.0.name` inside repeated rows */
  name: string
  words: ScreenWords
  schema: InputSchema<unknown>
  mode: FormMode
  readOnly: boolean
}

/** One declared field: its control, label, hint and error; what its schema says of length and limits. */
export function FieldControl({ field, name, words, schema, mode, readOnly }: FieldControlProps) {
  const { control } = useFormContext<FormValues>()
  const { field: { value, onChange, onBlur, ref }, fieldState } = useController({ control, name })
  const shared = {
    name,
    label: fieldName(words, field.name),
    hint: words.hints?.[field.name],
    error: fieldState.error?.message,
    required: isRequired(schema, field.name),
    readOnly: readOnly || (field.fixed === true && mode === 'edit'),
  }
  const typed: unknown = value
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} ref={ref} value={asText(typed)} onChange={onChange} onBlur={onBlur} inputMode={field.inputMode} maxLength={maxLengthOf(schema, field.name)} />
    case 'textArea':
      return <TextArea {...shared} ref={ref} value={asText(typed)} onChange={onChange} onBlur={onBlur} maxLength={maxLengthOf(schema, field.name)} />
    case 'password':
      return <PasswordField {...shared} ref={ref} value={asText(typed)} onChange={onChange} onBlur={onBlur} autoComplete="new-password" />
    case 'number':
      return <NumberField {...shared} {...limitsOf(schema, field.name)} ref={ref} value={asNumber(typed)} onChange={onChange} onBlur={onBlur} unit={field.unit} />
    case 'switch':
      return <SwitchField {...shared} ref={ref} checked={typed === true} onChange={onChange} onBlur={onBlur} />
    case 'choice':
      return <ChoiceControl {...shared} field={field} words={words} value={typed} onChange={onChange} onBlur={onBlur} />
    case 'date':
      return <DateField {...shared} value={asText(typed)} onChange={onChange} />
    case 'dateRange':
      return <DateRangeField {...shared} value={asDateRange(typed)} onChange={onChange} />
    default:
      return null
  }
}

interface ChoiceControlProps {
  field: Extract<FormField, { kind: 'choice' }>
  words: ScreenWords
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  required: boolean
  readOnly: boolean
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
}

function ChoiceControl({ field, words, value, onChange, ...shared }: ChoiceControlProps) {
  const several = field.several === true
  const source = useChoiceSource(field.choices, field.name, words, several ? asTexts(value).length > 0 : asText(value) !== '')
  return several
    ? <MultiComboField {...shared} {...source} value={asTexts(value)} onChange={onChange} />
    : <ComboField {...shared} {...source} value={asText(value) || null} onChange={(chosen) => onChange(chosen)} />
}
