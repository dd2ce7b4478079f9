import { decoder, readOf, Refusal } from '../decoding/decoder'
import { items } from '../decoding/items'
import { one, type Reader } from '../decoding/readers'
import { count, nullableCount, readNumber, text } from '../decoding/scalars'
import { from, isWireObject, shape } from '../decoding/shape'
import type { GenericSchema } from '../decoding/valibot'
import { ApiError, isApiError } from '../transport/api-error'
import type { FieldNames } from '../transport/transport'
import type { ImportResult, UsedBy } from './crud.types'

/** Reading one row breaks only one rule of the business: the row must exist. */
export function asNotFound(error: unknown): unknown {
  if (!isApiError(error) || error.kind !== 'refused') return error
  const { httpStatus, bodyStatus, serverMessage } = error
  return new ApiError('notFound', { httpStatus, bodyStatus, serverMessage, cause: error })
}

const readUse = readOf(shape({ what: from('what', text), count: from('count', nullableCount) }))

/**
 * deleteQuery: `[{ what, count }]` of our server; a number, or a list of ids or names, of the deployed platform, which
 * gives a count without a name. An empty body is refused: it must not look like "used by nothing".
 */
export const usedBy: Reader<UsedBy[]> = (response) => {
  const uses = decoder((wire) => (response.present ? usesIn(wire) : new Refusal('no body')))
  return one(uses)(response).filter((use) => use.count > 0)
}

function usesIn(wire: unknown): UsedBy[] | Refusal {
  if (wire === null) return []
  const total = readNumber(wire)
  if (total !== null) return [{ what: '', count: total }]
  if (!Array.isArray(wire)) return new Refusal('neither a number nor a list')
  return wire.every(isNamed) ? wire.map(useOf) : [{ what: '', count: wire.length }]
}

const isNamed = (use: unknown) => isWireObject(use) && Object.hasOwn(use, 'what')

/** A use whose count cannot be read still is one. */
function useOf(wire: unknown): UsedBy {
  const use = readUse(wire)
  return use instanceof Refusal ? { what: '', count: 1 } : { what: use.what ?? '', count: use.count ?? 1 }
}

const readImport = readOf(
  shape({
    accepted: from('accepted', count),
    errors: from(
      'errors',
      items(shape({ row: from('row', count), field: from('field', text), message: from('message', text) })),
    ),
  }),
)

/** importRows of our server: `{ accepted, errors: [{ row, field, message }] }`, `field` by its wire name. */
export function importResult(fields: FieldNames): GenericSchema<unknown, ImportResult> {
  return decoder((wire) => {
    const read = readImport(wire)
    if (read instanceof Refusal) return read
    const errors = read.errors.map(({ row, field, message }) => ({
      row,
      field: fields.get(field ?? '') ?? null,
      message: message ?? '',
    }))
    return { accepted: read.accepted, errors }
  })
}
