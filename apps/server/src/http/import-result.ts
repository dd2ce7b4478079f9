import type { FieldProblem } from './resource/input'

/** What an import wrote, and what is wrong with which row. */
export interface ImportResult {
  /** rows that were written; in a dry run, rows that would be */
  accepted: number
  /** `row` counts from 0; at most one error for each row */
  errors: (FieldProblem & { row: number })[]
}
