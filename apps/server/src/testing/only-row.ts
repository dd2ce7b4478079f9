/** The row that a statement has written or found; throws without one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('no row')
  return row
}
