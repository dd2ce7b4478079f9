import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot'
import { existing } from '../decoding/existing'
import { nothing, one, table } from '../decoding/readers'
import { id, nullableId } from '../decoding/scalars'
import { from, shape, type ValueOf, type WireField } from '../decoding/shape'
import { wireId } from '../decoding/wire-input'
import { ApiError } from '../transport/api-error'
import type { Transport } from '../transport/transport'
import { DEVICE_SERVICE, type CrudPaths } from './crud-paths'
import { asNotFound, importResult, usedBy } from './crud-readers'
import { cancellable, IMPORT_MS } from './cancel-import'
import {
  fieldsByWireName,
  formOf,
  joinValues,
  namesOfRow,
  queryOf,
  wireSort,
  writeValues,
  type FilterValues,
  type WireNames,
  type WireParameter,
} from './crud-wire'
import type { Crud } from './crud.types'

/** The fields that a row of every entity has. */
const IDENTITY = { id: from('id', id), version: from('version', nullableId) }

type RowFields = Readonly<Record<string, WireField<unknown>>>
type InputSchema = GenericSchema<unknown, Readonly<Record<string, unknown>>>

/** A row of an entity: its fields, its id, and its version (null on servers without versions). */
export type EntityRow<Fields extends RowFields> = Flat<typeof IDENTITY & Fields>
type Flat<Fields> = { [K in keyof Fields]: ValueOf<Fields[K]> }

/** Input fields that the row has under the same name are sent by the name of the row; the others need a name here. */
type InputNames<Input, Fields> = {
  readonly [K in Exclude<keyof Input, keyof Fields>]-?: string | WireParameter<NonNullable<Input[K]>>
} & {
  readonly [K in keyof Input & keyof Fields]?: string | WireParameter<NonNullable<Input[K]>>
}

interface CrudDefinition<Fields extends RowFields, Input extends InputSchema, Filters extends WireNames, NewInput extends InputSchema> {
  /** path of the controller, e.g. `/api/device/deviceSensorManufacturer` */
  base: string
  /** fields of a row, beside id and version */
  row: Fields
  /** what `update` and `importRows` take, and `add` unless there is a `newInput`; domain names, no texts */
  input: Input
  /** what `add` takes, for entities whose new rows need more than changed ones, e.g. a password */
  newInput?: NewInput
  filters: Filters
  /** input fields that are sent together, as the JSON list of their values: `{ entity: ['manufacturer', 'model'] }`. A refusal of it belongs to the last one */
  joined?: Readonly<Record<string, readonly string[]>>
  paths?: Partial<CrudPaths>
}

/** `wire` can be left out when every input field is a field of the row and is sent as it is. */
type WireOption<Names> = Record<never, never> extends Names ? { wire?: Names } : { wire: Names }

/**
 * Declares the calls of an entity from its row, its input schema and its filters. The defaults are the conventions of the
 * device service (contract device 16); `paths: ADMIN_SERVICE` are those of the admin service.
 */
export function crud<Fields extends RowFields, Input extends InputSchema, Filters extends WireNames, NewInput extends InputSchema = Input>(
  definition: CrudDefinition<Fields, Input, Filters, NewInput> & WireOption<InputNames<InferOutput<NewInput>, Fields>>,
): (http: Transport) => Crud<EntityRow<Fields>, InferOutput<Input>, FilterValues<Filters>, InferOutput<NewInput>> {
  const { base, row: rowFields, input, newInput = input, wire, filters, joined = {} } = definition
  const paths = { ...DEVICE_SERVICE, ...definition.paths }
  const row = shape({ ...IDENTITY, ...rowFields })
  const rowNames = namesOfRow(rowFields)
  const inputNames: WireNames = { ...rowNames, ...wire }
  const fields = fieldsByWireName(inputNames, joined)
  const encoded = (values: object) => joinValues(joined, writeValues(inputNames, values), inputNames)

  return (http) => {
    const write = (path: string, values: Record<string, unknown>, signal: AbortSignal | undefined) =>
      paths.body === 'json'
        ? http.postJson(`${base}/${path}`, values, nothing, { signal, fields })
        : http.postForm(`${base}/${path}`, formOf(values), nothing, { signal, fields })
    return {
      async list({ page, limit, sort, ...values }, signal) {
        const query = { page, limit, ...queryOf(writeValues(filters, values)), ...wireSort(rowNames, sort) }
        return http.get(`${base}/${paths.list}`, table(row), { query, signal })
      },
      async get(rowId, signal) {
        const { path, query = {} } = paths.get(rowId)
        try {
          return await http.get(`${base}/${path}`, existing(row), { query, signal })
        } catch (error) {
          throw asNotFound(error)
        }
      },
      async add(values, signal) {
        return write(paths.add, encoded(checked(newInput, values)), signal)
      },
      async update(rowId, values, { version } = {}, signal) {
        const identity = { id: wireId(rowId), ...(version == null ? {} : { version }) }
        return write(paths.update, { ...identity, ...encoded(checked(input, values)) }, signal)
      },
      async remove(ids, signal) {
        const { path, query = {} } = paths.remove(ids)
        return http.get(`${base}/${path}`, nothing, { query, signal })
      },
      async usedBy(rowId, signal) {
        const { path, query = {} } = paths.usedBy(rowId)
        return http.get(`${base}/${path}`, usedBy, { query, signal })
      },
      async importRows(rows, { dryRun, importId, onlyCorrect }, signal) {
        const body = { rows: rows.map(encoded), dryRun, importId, onlyCorrect }
        const send = () => http.postJson(`${base}/${paths.importRows}`, body, one(importResult(fields)), { signal, fields, atLeastMs: IMPORT_MS })
        return importId === undefined ? send() : cancellable(http, { importId, signal, send })
      },
    }
  }
}

/** The input as its schema gives it, or an error that names the fields that break it. */
export function checked<Output>(schema: GenericSchema<unknown, Output>, input: unknown): Output {
  const { success, output, issues } = safeParse(schema, input)
  if (success) return output
  const invalidFields = [...new Set(issues.flatMap((issue) => getDotPath(issue) ?? []))]
  throw new ApiError('invalid', { invalidFields, cause: new Error(invalidFields.join(', ')) })
}
