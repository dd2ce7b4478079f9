import type { FormField } from '../fields/form-fields'

/** What the fields of a form hold, by name: never undefined, so that every field is controlled from the start. */
export type FormValues = Record<string, unknown>

const EMPTY_OF = {
  text: '', textArea: '', password: '', number: null, switch: false, choice: null, tree: null, date: '', dateRange: null,
  color: '', file: null, mapPosition: null, planPosition: null, pictureArea: '', rows: [], members: [],
} as const satisfies Record<FormField['kind'], unknown>

/** The values that a new form begins with, or a new row of a repeated part. */
export function startValues(fields: readonly FormField[], known: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, known[field.name] ?? emptyOf(field)]))
}

/** The values with which the form of a row begins. A switch without a value stays unknown: it may be on, and must not be saved as off. */
export function valuesOfRow(fields: readonly FormField[], known: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, known[field.name] ?? (field.kind === 'switch' ? null : emptyOf(field))]))
}

/** The input of the schema: blank and hidden fields are null, also inside repeated rows. */
export function inputOf(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, isShown(field, values) ? domainValue(field, values[field.name]) : null]))
}

/**
 * The input of a changed row. A field that was empty when the form opened, and still is, is not sent if the schema allows that: it may only look
 * empty, because its value was not sent to us or could not be read. The server then keeps that value; an empty one would delete it unseen. Where the
 * schema demands the field, an unread switch or list is null, which the schema refuses: off or none would be saved for it.
 */
export function inputOfEdit(fields: readonly FormField[], values: FormValues, known: Readonly<Record<string, unknown>>, mayBeAbsent: (name: string) => boolean): Record<string, unknown> {
  const input = inputOf(fields, values)
  return Object.fromEntries(Object.entries(input).flatMap(([name, value]): [string, unknown][] => {
    if (!isNothing(known[name]) || !isNothing(value)) return [[name, value]]
    if (mayBeAbsent(name)) return []
    return [[name, isUnread(known[name]) ? null : value]]
  }))
}

const isUnread = (value: unknown) => value === undefined || value === null

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
