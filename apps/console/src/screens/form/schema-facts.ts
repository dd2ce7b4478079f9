import { object, safeParse, type GenericSchema } from 'valibot'
import type { InputSchema } from './form-declaration'

/** Whether a field must be filled in: its schema refuses an empty value, and an empty list. */
export function isRequired(schema: InputSchema<unknown>, name: string): boolean {
  const entry = schema.entries?.[name]
  return entry !== undefined && [null, undefined, []].every((empty) => !safeParse(entry, empty).success)
}

/** Whether an input without the field is valid, so that the server keeps what it has. */
export function mayBeAbsent(schema: InputSchema<unknown>, name: string): boolean {
  const entry = schema.entries?.[name]
  return entry !== undefined && safeParse(entry, undefined).success
}

/** The greatest length of a text, if the schema has one. */
export function maxLengthOf(schema: InputSchema<unknown>, name: string): number | undefined {
  return requirementOf(schema.entries?.[name], 'max_length')
}

/** The smallest and largest number, as far as the schema has them. */
export function limitsOf(schema: InputSchema<unknown>, name: string): { min: number | undefined; max: number | undefined } {
  const entry = schema.entries?.[name]
  return { min: requirementOf(entry, 'min_value'), max: requirementOf(entry, 'max_value') }
}

/** The schema of one row of a repeated part. */
export function rowSchemaOf(schema: InputSchema<unknown>, name: string): InputSchema<unknown> {
  let list: unknown = schema.entries?.[name]
  while (isRecord(list) && list.wrapped !== undefined) list = list.wrapped
  const item = isRecord(list) ? list.item : undefined
  return isSchema(item) ? item : object({})
}

function isSchema(value: unknown): value is InputSchema<unknown> {
  return isRecord(value) && value.kind === 'schema'
}

interface Action {
  type: string
  requirement?: unknown
}

/** Unwraps pipes, and `optional`, `nullable` and similar schemas. */
function requirementOf(schema: GenericSchema | undefined, type: string): number | undefined {
  for (const action of actionsOf(schema)) if (action.type === type && typeof action.requirement === 'number') return action.requirement
  return undefined
}

function actionsOf(schema: unknown): Action[] {
  if (!isRecord(schema)) return []
  const piped = Array.isArray(schema.pipe) ? (schema.pipe as unknown[]) : []
  return [...piped.filter(isAction), ...actionsOf(schema.wrapped)]
}

function isAction(value: unknown): value is Action {
  return isRecord(value) && typeof value.type === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
