import { ApiError } from '../transport/api-error'
import { one, type Reader } from './readers'
import type { GenericSchema } from './valibot'

/** One row by its id; a response without data means that there is no such row (contract admin 1.1), which is `notFound`. */
export function existing<T>(row: GenericSchema<unknown, T>): Reader<T> {
  return (response) => {
    if (response.data === null && response.present) throw new ApiError('notFound', { httpStatus: response.httpStatus })
    return one(row)(response)
  }
}
