/** The ticked rows, of this page and of those before: a row that is not shown any more stays ticked as it was then. */
export function tickedRows<Row extends { id: string }>(keys: ReadonlySet<string>, before: ReadonlyMap<string, Row>, shown: readonly Row[]): ReadonlyMap<string, Row> {
  const known = new Map([...before, ...shown.map((row) => [row.id, row] as const)])
  return new Map([...keys].flatMap((key) => {
    const row = known.get(key)
    return row === undefined ? [] : [[key, row] as const]
  }))
}
