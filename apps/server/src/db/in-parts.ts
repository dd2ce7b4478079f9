/** Rows of one statement. It may have 65,535 parameters, and each value of a row is one. */
const ROWS_AT_ONCE = 1000

/** Writes rows with as many statements as they need, one after the other; gives the results in the order of the rows. */
export async function inParts<Row, Result>(rows: readonly Row[], write: (part: Row[]) => Promise<Result[]>): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) results.push(...(await write(rows.slice(from, from + ROWS_AT_ONCE))))
  return results
}
