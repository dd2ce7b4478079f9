import type { ImportProblem } from './import.types'

/** The problems by the index of their row. */
export function problemsByRow(problems: readonly ImportProblem[]): ReadonlyMap<number, readonly ImportProblem[]> {
  const byRow = new Map<number, ImportProblem[]>()
  for (const problem of problems) byRow.set(problem.row, [...(byRow.get(problem.row) ?? []), problem])
  return byRow
}
