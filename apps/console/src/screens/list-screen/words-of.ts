import type { NeededWords } from '../declared-screen'
import type { Choices } from '../fields/choices'
import type { FormField } from '../fields/form-fields'
import { entriesOf } from '../fields/url-query'
import type { ListDeclaration } from './list-declaration'
import type { ListedRow } from './list-screen.types'

/** The names that a list shows: of columns, filters, fields of its forms, acts, and values of its code lists. */
export function wordsOf<Row extends ListedRow, Filters, Input, NewInput>({ columns, filters, form, acts = [] }: ListDeclaration<Row, Filters, Input, NewInput>): NeededWords {
  const fields = [...(form?.fields ?? []), ...acts.flatMap((act) => (act.opens === 'form' ? [...act.form.fields] : []))].flatMap(deepFields)
  const filterFields = entriesOf<Filters>(filters ?? {})
  return {
    fields: [...columns, ...fields].map(({ name }) => name).concat(filterFields.map(([name]) => name)),
    acts: acts.map(({ name }) => name),
    questions: acts.flatMap(({ name, opens }) => (opens === 'question' ? [name] : [])),
    sections: fields.flatMap(({ section }) => section ?? []),
    choices: Object.fromEntries([
      ...filterFields.flatMap(([name, { choices }]) => fixedValues(name, choices)),
      ...fields.flatMap((field) => fixedValues(field.name, field.kind === 'choice' ? field.choices : undefined)),
    ]),
  }
}

/** A repeated part and the fields of its rows. */
function deepFields(field: FormField): FormField[] {
  return field.kind === 'rows' ? [field, ...field.fields.flatMap(deepFields)] : [field]
}

function fixedValues(name: string, choices: Choices | undefined): [string, readonly string[]][] {
  return choices?.kind === 'fixed' ? [[name, choices.values]] : []
}
