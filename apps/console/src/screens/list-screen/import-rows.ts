import { getDotPath, safeParse } from 'valibot'
import type { ChoiceOption } from '../fields/choices'
import type { FormField } from '../fields/form-fields'
import type { InputSchema } from '../form/form-declaration'
import type { FormMessages } from '../form/form.messages'
import { messageOf } from '../form/form-resolver'
import { inputOf } from '../form/form-values'

type TextField = Extract<FormField, { kind: 'text' | 'textArea' | 'number' | 'switch' | 'choice' | 'date' | 'color' | 'mapPosition' | 'pictureArea' }>
type RowsField = Extract<FormField, { kind: 'rows' }>
/** A field that a file can fill: what is one text in one cell, and repeated rows, one in each line of a cell. */
export type ImportedField = TextField | (Omit<RowsField, 'fields'> & { fields: readonly TextField[] })

/** between the values of a repeated row, in the order of its fields */
export const BETWEEN_VALUES = '|'
const BETWEEN_ROWS = /[\n;；]/

/** The fields of a form that a file can fill and that the schema of imported rows has. */
export function importedFields(fields: readonly FormField[], schema: InputSchema<unknown>): ImportedField[] {
  return fields.filter((field): field is ImportedField => (isOneText(field) || isRowsOfTexts(field)) && field.name in (schema.entries ?? {}))
}

const isRowsOfTexts = (field: FormField): boolean => field.kind === 'rows' && field.fields.every(isOneText)

function isOneText(field: FormField): boolean {
  if (field.kind === 'choice') return field.several !== true
  return ['text', 'textArea', 'number', 'switch', 'date', 'color', 'mapPosition', 'pictureArea'].includes(field.kind)
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
  const valueIn = (field: TextField, text: string) => valueOf(field, text, options[field.name] ?? [], words)
  const values = Object.fromEntries(fields.map((field) => [field.name, field.kind === 'rows' ? rowsOf(field.fields, textOf(field), valueIn) : valueIn(field, textOf(field))]))
  const unknown = fields.filter((field) => field.kind === 'choice' && textOf(field) !== '' && values[field.name] === null).map(({ name }) => name)
  const result = safeParse(schema, inputOf(fields, values))
  const issues = (result.issues ?? []).map((issue) => placed(getDotPath(issue), messageOf(issue, words), words))
  const problems = [
    ...unknown.map((field) => ({ field, message: words.notInList })),
    ...issues.filter(({ field }) => field === null || !unknown.includes(field)),
  ]
  return result.success && problems.length === 0 ? { input: result.output, problems } : { input: null, problems }
}

/** The repeated rows of a cell. A choice that the list does not have stays text, so that the schema refuses it where it stands. */
function rowsOf(fields: readonly TextField[], text: string, valueIn: (field: TextField, text: string) => unknown): Record<string, unknown>[] {
  const lines = text.split(BETWEEN_ROWS).map((line) => line.trim()).filter((line) => line !== '')
  return lines.map((line) => {
    const texts = line.split(BETWEEN_VALUES).map((part) => part.trim())
    return Object.fromEntries(fields.map((field, at) => [field.name, valueIn(field, texts[at] ?? '') ?? texts[at]]))
  })
}

/** An error in a repeated row belongs to the cell, and says which of its rows it is in. */
function placed(path: string | null, message: string, words: FormMessages): { field: string | null; message: string } {
  const [field = null, row = ''] = path?.split('.') ?? []
  return { field, message: /^\d+$/.test(row) ? words.inRow(Number(row) + 1, message) : message }
}

/** The value of a cell in the type of its form field. An unreadable one stays text, and the schema refuses it. */
function valueOf({ kind }: TextField, text: string, options: readonly ChoiceOption[], words: FormMessages): unknown {
  switch (kind) {
    case 'number':
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
    case 'switch':
      return yesOrNo(text, words) ?? text
    case 'choice':
      return chosenOf(text, options)
    case 'date':
      return dayOf(text)
    case 'text':
    case 'textArea':
    case 'color':
    case 'mapPosition': // `lng,lat`, which the schema reads
    case 'pictureArea': // `left,top,width,height`
      return text
    default:
      return kind satisfies never
  }
}

/**
 * The value of an option that is named by its label or its value; null for another text. A label counts first, because it is what a file shows: the
 * building that is called 2 may have another number.
 */
export function chosenOf(text: string, options: readonly ChoiceOption[]): string | null {
  return (options.find(({ label }) => label === text) ?? options.find(({ value }) => value === text))?.value ?? null
}

/** A Chinese Excel writes the days of a CSV file as `2026/3/1`. What is no day stays as it is. */
function dayOf(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? []
  return year === '' ? text : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

function yesOrNo(text: string, { yes, no }: FormMessages): boolean | null {
  const written = text.toLowerCase()
  if ([yes.toLowerCase(), 'true', '1'].includes(written)) return true
  return ['', no.toLowerCase(), 'false', '0'].includes(written) ? false : null
}
