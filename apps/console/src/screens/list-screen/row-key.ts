import type { ListedRow } from './list-screen.types'

/** What tells the rows of a list apart: on the screen, among the ticked ones and in a file. */
export function rowKeyOf<Row extends ListedRow>({ rowKey = idOf }: { rowKey?: (row: Row) => string }): (row: Row) => string {
  return rowKey
}

function idOf({ id }: ListedRow): string {
  return id
}
