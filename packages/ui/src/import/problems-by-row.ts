import type { ImportProblem } from './import.types'

/** What is wrong, by the row's place in the rows that were given. */
export function problemsByRow(problems: readonly ImportProblem[]): ReadonlyMap<number, readonly ImportProblem[]> {
  const byRow = new Map<number, ImportProblem[]>()
  for (const problem of problems) byRow.set(problem.row, [...(byRow.get(problem.row) ?? []), problem])
  return byRow
}
