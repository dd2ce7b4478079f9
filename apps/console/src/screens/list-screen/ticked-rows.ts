/** The ticked rows, of this page and of those before: a row that is not shown any more stays ticked as it was last shown. */
export function tickedRows<Row>(
  keys: ReadonlySet<string>, before: ReadonlyMap<string, Row>, shown: readonly Row[], rowKey: (row: Row) => string,
): ReadonlyMap<string, Row> {
  const known = new Map([...before, ...shown.map((row) => [rowKey(row), row] as const)])
  return new Map([...keys].flatMap((key) => {
    const row = known.get(key)
    return row === undefined ? [] : [[key, row] as const]
  }))
}
