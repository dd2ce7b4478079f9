import { ApiError } from '@smart-fire/api-client'

/** A row of which these values are known. */
type Read<Row, Name extends keyof Row> = Row & { [N in Name]: NonNullable<Row[N]> }

/**
 * Whether all of these values of a row are known. Some acts must send values again that they do not change. Such an act is not offered for a row in which
 * one of these values is missing or could not be read: sending a default would replace the real value. The user can enter the value in the form of the row.
 */
export const hasRead = <Row, Name extends keyof Row>(row: Row, ...names: readonly Name[]): row is Read<Row, Name> => unreadIn(row, names).length === 0

/** Returns the row if all of these values are known. Otherwise throws an `invalid` error that names the missing ones, before anything is sent. */
export function demandRead<Row, Name extends keyof Row>(row: Row, ...names: readonly Name[]): Read<Row, Name> {
  if (hasRead(row, ...names)) return row
  throw new ApiError('invalid', { invalidFields: unreadIn(row, names).map(String) })
}

const unreadIn = <Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Name[] => names.filter((name) => row[name] === null || row[name] === undefined)
