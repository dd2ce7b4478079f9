import { RepeatedRows } from '@smart-fire/ui/form'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '@smart-fire/dialogs/provider'
import type { ControlProps } from './control-props'
import type { FormField } from '../fields/form-fields'
import type { InputSchema } from './form-declaration'
import * as catalogue from './form.messages'
import { isShown, startValues, type FormValues } from './form-values'
import { rowSchemaOf } from './schema-facts'

interface RowsControlProps extends ControlProps<'rows'> {
  /** draws one field of a row: rows hold any field, rows too */
  drawField: (field: FormField, path: string, schema: InputSchema<unknown>) => ReactNode
}

/** A list of small forms: the outlets of a hydrant, the check items of a facility type. */
export function RowsControl({ field, name, label, hint, error, required, readOnly, schema, drawField }: RowsControlProps) {
  const messages = useMessages(catalogue)
  // every repeated part holds a list of forms
  const { control } = useFormContext<Record<string, FormValues[]>>()
  const { fields: rows, append, remove, move } = useFieldArray({ control, name })
  const values = useWatch({ control, name })
  const rowSchema = rowSchemaOf(schema, field.name)
  return (
    <RepeatedRows
      {...{ name, label, hint, error, required, readOnly }}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={(_, at) => messages.row(label, at + 1)}
      renderRow={(_, at) => field.fields.filter((each) => isShown(each, values[at] ?? {})).map((each) => drawField(each, `${name}.${at}.${each.name}`, rowSchema))}
      onAdd={() => append(startValues(field.fields, {}))}
      onRemove={remove}
      onMove={move}
      min={field.least ?? 0}
      {...(field.most === undefined ? {} : { max: field.most })}
    />
  )
}
