import type { WireField } from '../decoding/shape'
import { ApiError } from '../transport/api-error'
import type { FieldNames, Query } from '../transport/transport'
import type { SortQuery } from './crud.types'

/** How an input field or a filter is sent: its wire name, and its value where the wire has another form of it. */
export interface WireParameter<T> {
  readonly name: string
  readonly write: (value: T) => unknown
}

/** Names the wire spelling of an input field or a filter beside its domain name: `password: to('password', encodePassword)`. */
export function to<T>(name: string, write: (value: T) => unknown = wireValue): WireParameter<T> {
  return { name, write }
}

/** Wire names by domain name. A name without a conversion is for a text, or for a value that is sent unchanged. */
export type WireNames = Readonly<Record<string, string | WireParameter<never> | undefined>>

/**
 * The filters that a list takes, derived from their wire names. The condition is always true: it keeps the name of this
 * type out of the declarations of embedders, who cannot import it.
 */
export type FilterValues<Names> = Names extends WireNames
  ? { [Name in keyof Names]?: (Names[Name] extends WireParameter<infer T> ? T : string) | null | undefined }
  : never

/** Domain values → wire values. What is undefined, or has no wire name, is not sent. */
export function writeValues(names: WireNames, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]: [string, unknown]) => {
      const parameter = Object.hasOwn(names, field) ? names[field] : undefined
      return parameter === undefined || value === undefined ? [] : [[nameOf(parameter), written(parameter, value)]]
    }),
  )
}

function nameOf(parameter: string | WireParameter<never>): string {
  return typeof parameter === 'string' ? parameter : parameter.name
}

function written(parameter: string | WireParameter<never>, value: unknown): unknown {
  if (value === null) return null
  // the types of input and filters are derived from the parameter, so the value is one that it writes
  return typeof parameter === 'string' ? wireValue(value) : parameter.write(value as never)
}

/** Flags are the texts 0 and 1 on this platform, lists are separated by commas (contract admin 1, device 0.6). */
function wireValue(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return Array.isArray(value) ? value.join(',') : value
}

/** Values as the parameters of an address, where null means that there is no filter. */
export function queryOf(values: Record<string, unknown>): Query {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? null : textOf(value)]))
}

/** Values as form parameters, where a blank one clears a field. */
export function formOf(values: Record<string, unknown>): Query {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? '' : textOf(value)]))
}

/** Numbers as they are written, and parts with fields of their own as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The wire names under which the fields of a row are written: the first spelling of each. */
export function namesOfRow(row: Readonly<Record<string, WireField<unknown>>>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).map(([field, { names }]) => [field, names[0] ?? field]))
}

/** Input fields by wire name, for errors that the server reports about one of them. */
export function fieldsByWireName(names: WireNames, joined: JoinedFields = {}): FieldNames {
  const single = Object.entries(names).flatMap(([field, parameter]) => (parameter ? [[nameOf(parameter), field] as const] : []))
  return new Map([...single, ...Object.entries(joined).flatMap(([name, fields]) => fields.slice(-1).map((field) => [name, field] as const))])
}

/** Input fields that are sent as one, by its wire name. */
export type JoinedFields = Readonly<Record<string, readonly string[]>>

/** Puts the values of joined fields into the JSON text of their list. Without all of them nothing is sent. */
export function joinValues(joined: JoinedFields, values: Record<string, unknown>, names: WireNames): Record<string, unknown> {
  const entries = Object.entries(joined).map(([name, fields]) => ({ name, parts: fields.map((field) => nameOf(names[field] ?? field)) }))
  const apart = new Set(entries.flatMap(({ parts }) => parts))
  const together = entries.filter(({ parts }) => parts.every((part) => values[part] !== undefined))
  return {
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !apart.has(name))),
    ...Object.fromEntries(together.map(({ name, parts }) => [name, JSON.stringify(parts.map((part) => values[part]))])),
  }
}

/** Additional parameters of our server (ADR 3). A field without a wire name is invalid, like a field of an input. */
export function wireSort(names: Readonly<Record<string, string>>, sort: SortQuery['sort']): Query {
  if (sort == null) return {}
  const sortField = Object.hasOwn(names, sort.field) ? names[sort.field] : undefined
  if (sortField === undefined) throw new ApiError('invalid', { invalidFields: ['sort'] })
  return { sortField, sortOrder: sort.direction === 'descending' ? 'desc' : 'asc' }
}
