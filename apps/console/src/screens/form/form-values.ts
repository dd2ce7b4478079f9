import type { FormField } from '../fields/form-fields'

/** What the fields of a form hold, by name: never undefined, so that every field is controlled from the start. */
export type FormValues = Record<string, unknown>

const EMPTY_OF = {
  text: '', textArea: '', password: '', number: null, switch: false, choice: null, tree: null, date: '', dateRange: null,
  color: '', file: null, mapPosition: null, planPosition: null, pictureArea: '', rows: [], members: [],
} as const satisfies Record<FormField['kind'], unknown>

/** The values that a form begins with. */
export function startValues(fields: readonly FormField[], known: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, known[field.name] ?? emptyOf(field)]))
}

/** The input of the schema: blank and hidden fields are null, also inside repeated rows. */
export function inputOf(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, isShown(field, values) ? domainValue(field, values[field.name]) : null]))
}

/**
 * The input of a changed row. A field that was empty when the form opened, and still is, is not sent if the schema allows that: it may only look
 * empty, because its value was not sent to us or could not be read. The server then keeps that value; an empty one would delete it unseen.
 */
export function inputOfEdit(fields: readonly FormField[], values: FormValues, known: Readonly<Record<string, unknown>>, mayBeAbsent: (name: string) => boolean): Record<string, unknown> {
  const input = inputOf(fields, values)
  const unseen = fields.filter((field) => isNothing(known[field.name]) && (isNothing(input[field.name]) || input[field.name] === emptyOf(field)) && mayBeAbsent(field.name))
  const leftOut = new Set(unseen.map(({ name }) => name))
  return Object.fromEntries(Object.entries(input).filter(([name]) => !leftOut.has(name)))
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export function isShown({ when }: FormField, values: FormValues): boolean {
  return when === undefined || when(values)
}

function emptyOf(field: FormField): unknown {
  return (field.kind === 'choice' || field.kind === 'tree') && field.several === true ? [] : EMPTY_OF[field.kind]
}

function domainValue(field: FormField, value: unknown): unknown {
  if (field.kind === 'rows') return Array.isArray(value) ? value.map((row: FormValues) => inputOf(field.fields, row)) : []
  if (typeof value !== 'string') return value ?? null
  // a password is taken as it is: a blank in it may be meant
  const written = field.kind === 'password' ? value : value.trim()
  return written === '' ? null : written
}
