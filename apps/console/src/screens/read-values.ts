import { ApiError } from '@smart-fire/api-client'

/** A row of which these values are known. */
type Read<Row, Name extends keyof Row> = Row & { [N in Name]: NonNullable<Row[N]> }

/**
 * Whether all of these values of a row are known. An act that has to send them again is not offered for a row in which one was not sent or could not be
 * read: a default in its place would be written over a value that nobody has seen. In the form of the row the user can choose it.
 */
export const hasRead = <Row, Name extends keyof Row>(row: Row, ...names: readonly Name[]): row is Read<Row, Name> => unreadIn(row, names).length === 0

/** The row, with these values known; otherwise rejects as an input does that lacks them, and nothing is sent. */
export function demandRead<Row, Name extends keyof Row>(row: Row, ...names: readonly Name[]): Read<Row, Name> {
  if (hasRead(row, ...names)) return row
  throw new ApiError('invalid', { invalidFields: unreadIn(row, names).map(String) })
}

const unreadIn = <Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Name[] => names.filter((name) => row[name] === null || row[name] === undefined)
