import { Box, Flex } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { DateField, PasswordField, TextField } from '@smart-fire/ui'
import { ColorField, DateRangeField, NumberField, SwitchField, TextArea } from '@smart-fire/ui/form'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { FormField } from '../fields/form-fields'
import { fieldName, type ScreenWords } from '../screen-words'
import { AreaControl } from './area-control'
import { ChoiceControl, MembersControl, TreeControl } from './choice-control'
import { asDateRange, asNumber, asText } from './field-values'
import { FileControl } from './file-control'
import { errorText } from './form-errors'
import type { FormMode, InputSchema } from './form-declaration'
import type { FormValues } from './form-values'
import * as catalogue from './form.messages'
import { MapPositionControl, PlanPositionControl } from './position-controls'
import { RowsControl } from './rows-control'
import { keptNumber, typedNumber } from './scaled-number'
import { isRequired, limitsOf, maxLengthOf } from './schema-facts'

interface FieldControlProps {
  field: FormField
  /** its path in the form: `outlets.0.name` inside repeated rows */
  name: string
  words: ScreenWords
  schema: InputSchema<unknown>
  mode: FormMode
  readOnly: boolean
  /** fields whose choices depend on this one: a change empties them */
  dependents?: readonly string[]
}

/** One declared field: its control, and beside it what the field declares for its value. */
export function FieldControl(props: FieldControlProps) {
  const { aside: Aside } = props.field
  const { control } = useFormContext<FormValues>()
  const value: unknown = useWatch({ control, name: props.name })
  if (Aside === undefined) return <Control {...props} />
  return (
    <Flex gap="2">
      <Box flex="1" minWidth="0"><Control {...props} /></Box>
      <Flex align="center" pt="6" height="16"><Aside value={value} /></Flex>
    </Flex>
  )
}

/** The control with label, hint and error, and with the length and limits of its schema. */
function Control({ field, name, words, schema, mode, readOnly, dependents = [] }: FieldControlProps) {
  const messages = useMessages(catalogue)
  const { control, setValue } = useFormContext<FormValues>()
  const { field: { value, onChange, onBlur, ref }, fieldState } = useController({ control, name })
  const typed: unknown = value
  const texts = {
    name,
    label: fieldName(words, field.name),
    hint: words.hints?.[field.name],
    error: errorText(fieldState.error),
    required: field.demanded === true || isRequired(schema, field.name),
    readOnly: readOnly || (field.fixed === true && mode === 'edit'),
  }
  const change = (next: unknown) => {
    for (const other of dependents) setValue(other, null, { shouldDirty: true })
    onChange(next)
  }
  const shared = { ...texts, onChange: change, onBlur }
  const whole = { ...shared, value: typed, words, schema, mode }
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} ref={ref} value={asText(typed)} inputMode={field.inputMode} maxLength={maxLengthOf(schema, field.name)} />
    case 'textArea':
      return <TextArea {...shared} ref={ref} value={asText(typed)} maxLength={maxLengthOf(schema, field.name)} />
    case 'password':
      return <PasswordField {...shared} ref={ref} value={asText(typed)} autoComplete="new-password" />
    case 'number': {
      const { scale = 1 } = field
      const { min, max } = limitsOf(schema, field.name)
      return (
        <NumberField
          {...shared} min={min === undefined ? min : min / scale} max={max === undefined ? max : max / scale} ref={ref} unit={words.units?.[field.name]}
          value={typedNumber(asNumber(typed), scale)} onChange={(next) => change(keptNumber(next, scale))}
        />
      )
    }
    case 'switch':
      return <SwitchField {...shared} ref={ref} hint={typed === null ? messages.unknownSwitch : shared.hint} checked={typed === true} />
    case 'date':
      return <DateField {...texts} value={asText(typed)} onChange={onChange} />
    case 'dateRange':
      return <DateRangeField {...texts} value={asDateRange(typed)} onChange={onChange} />
    case 'color':
      return <ColorField {...texts} value={asText(typed)} onChange={onChange} swatches={field.swatches} />
    case 'choice':
      return <ChoiceControl {...whole} field={field} />
    case 'tree':
      return <TreeControl {...whole} field={field} />
    case 'members':
      return <MembersControl {...whole} field={field} />
    case 'rows':
      return (
        <RowsControl
          {...whole} field={field}
          drawField={(each, path, rowSchema) => <FieldControl key={each.name} field={each} name={path} words={words} schema={rowSchema} mode={mode} readOnly={readOnly} />}
        />
      )
    case 'file':
      return <FileControl {...whole} field={field} />
    case 'mapPosition':
      return <MapPositionControl {...whole} field={field} />
    case 'planPosition':
      return <PlanPositionControl {...whole} field={field} />
    case 'pictureArea':
      return <AreaControl {...whole} field={field} />
    default:
      return field satisfies never
  }
}
