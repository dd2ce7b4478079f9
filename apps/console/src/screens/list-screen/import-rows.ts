import { getDotPath, safeParse } from 'valibot'
import type { ChoiceOption } from '../fields/choices'
import type { FormField } from '../fields/form-fields'
import type { InputSchema } from '../form/form-declaration'
import type { FormMessages } from '../form/form.messages'
import { messageOf } from '../form/form-resolver'
import { inputOf } from '../form/form-values'

/** A field that a file can fill: what is one text in one cell. */
export type ImportedField = Extract<FormField, { kind: 'text' | 'textArea' | 'number' | 'switch' | 'choice' | 'date' | 'color' | 'mapPosition' }>

/** The fields of a form that a file can fill and that the schema of imported rows has. */
export function importedFields(fields: readonly FormField[], schema: InputSchema<unknown>): ImportedField[] {
  return fields.filter((field): field is ImportedField => isOneText(field) && field.name in (schema.entries ?? {}))
}

function isOneText(field: FormField): boolean {
  if (field.kind === 'choice') return field.several !== true
  return ['text', 'textArea', 'number', 'switch', 'date', 'color', 'mapPosition'].includes(field.kind)
}

/** The result of checking one row of a file. */
export interface ReadRow<Input> {
  /** what the schema has made of the row; null when it refused it */
  input: Input | null
  problems: { field: string | null; message: string }[]
}

interface Rules<Input> {
  fields: readonly ImportedField[]
  schema: InputSchema<Input>
  /** the options of each choice, by field */
  options: Readonly<Record<string, readonly ChoiceOption[]>>
  words: FormMessages
}

/** One row of a file as the input of a call, or its errors by field. */
export function readRow<Input>(texts: Readonly<Record<string, string>>, { fields, schema, options, words }: Rules<Input>): ReadRow<Input> {
  const textOf = ({ name }: ImportedField) => texts[name]?.trim() ?? ''
  const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, textOf(field), options[field.name] ?? [], words)]))
  const unknown = fields.filter((field) => field.kind === 'choice' && textOf(field) !== '' && values[field.name] === null).map(({ name }) => name)
  const result = safeParse(schema, inputOf(fields, values))
  const issues = (result.issues ?? []).map((issue) => ({ field: getDotPath(issue), message: messageOf(issue, words) }))
  const problems = [
    ...unknown.map((field) => ({ field, message: words.notInList })),
    ...issues.filter(({ field }) => field === null || !unknown.includes(field)),
  ]
  return result.success && problems.length === 0 ? { input: result.output, problems } : { input: null, problems }
}

/** The value of a cell in the type of its form field. An unreadable one stays text, and the schema refuses it. */
function valueOf({ kind }: ImportedField, text: string, options: readonly ChoiceOption[], words: FormMessages): unknown {
  switch (kind) {
    case 'number':
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
    case 'switch':
      return yesOrNo(text, words) ?? text
    case 'choice':
      return chosenOf(text, options)
    case 'date':
      return text.replaceAll('/', '-')
    case 'text':
    case 'textArea':
    case 'color':
    case 'mapPosition': // `lng,lat`, which the schema reads
      return text
    default:
      return kind satisfies never
  }
}

/** The value of an option that is named by its label or its value; null for another text. */
export function chosenOf(text: string, options: readonly ChoiceOption[]): string | null {
  return options.find(({ label, value }) => label === text || value === text)?.value ?? null
}

function yesOrNo(text: string, { yes, no }: FormMessages): boolean | null {
  const written = text.toLowerCase()
  if ([yes.toLowerCase(), 'true', '1'].includes(written)) return true
  return ['', no.toLowerCase(), 'false', '0'].includes(written) ? false : null
}
