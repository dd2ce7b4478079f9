/** Rows with a `key` from their contents, unique in the list: equal rows get a number in addition. */
export function withKeys<Row extends object>(rows: readonly Row[], contentsOf: (row: Row) => readonly (string | number | null)[]): (Row & { key: string })[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const contents = contentsOf(row).map((part) => part ?? '').join('|')
    const before = seen.get(contents) ?? 0
    seen.set(contents, before + 1)
    return { key: before === 0 ? contents : `${contents}|${before}`, ...row }
  })
}
