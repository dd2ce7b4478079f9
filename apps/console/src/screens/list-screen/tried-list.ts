import type { TriedList } from '../declared-screen'
import type { FilterField } from '../fields/filters'
import { entriesOf } from '../fields/url-query'
import type { FormField } from '../fields/form-fields'
import { fieldsOf, type InputSchema } from '../form/form-declaration'
import { isRequired, rowSchemaOf } from '../form/schema-facts'
import { importedFields } from './import-rows'
import type { ListDeclaration } from './list-declaration'
import type { ListedRow } from './list-screen.types'

/** What the tests of all lists check of this one. */
export function triedList<Row extends ListedRow, Filters, Input, NewInput>({ words, calls, usual, scopeOf, filters, columns, form, imports }: ListDeclaration<Row, Filters, Input, NewInput>): TriedList {
  return {
    calls,
    usual: { ...usual, ...scopeOf?.('7') },
    filters: Object.fromEntries(entriesOf<Filters>(filters ?? {}).map(([name, field]) => [name, field.parse(sampleOf(field))])),
    form: form === undefined ? null : { fields: fieldsOf(form, 'add').map(({ name }) => name), schema: form.schema, refusesHidden: refusedWhenHidden(form.fields, form.schema) },
    // a caller gives rows of this list only
    textsOf: (row, locale) => Object.fromEntries(columns.map(({ name, asText }) => [name, asText(row as Row, locale === 'en' ? words.en : words.zhCN, locale)])),
    imports: form && imports ? { fields: importedFields(form.fields, imports), schema: imports } : null,
  }
}

/** The fields that the form may hide while their schema demands them: it could not be saved then, and would not say why. */
function refusedWhenHidden(fields: readonly FormField[], schema: InputSchema<unknown>): string[] {
  return fields.flatMap((field) => [
    ...(field.when !== undefined && isRequired(schema, field.name) ? [field.name] : []),
    ...(field.kind === 'rows' ? refusedWhenHidden(field.fields, rowSchemaOf(schema, field.name)) : []),
  ])
}

/** As it is written in the URL. */
function sampleOf({ kind, choices }: FilterField<unknown>): string {
  switch (kind) {
    case 'text':
      return 'Sample7'
    case 'dateRange':
      return '2026-02-03~2026-02-04'
    case 'choice':
      return choices?.kind === 'fixed' ? (choices.values.at(-1) ?? '') : '7'
    default:
      return kind satisfies never
  }
}
