import type { Diagnostic } from '../api-client-options'

/** What decoders report: a row that was dropped, two rows with the same id, or a field whose value was replaced by another one. */
export type DecodingProblem = Extract<Diagnostic['problem'], 'rowDropped' | 'rowRepeated' | 'fieldUnreadable'>
type Listener = (problem: DecodingProblem, detail: string) => void

/** One variable is enough: reading a response is synchronous, so one is read at a time. */
let listener: Listener = () => undefined

/** Reads, and gives the listener everything that was dropped or could not be read: nothing is lost in silence (domain 25). */
export function reporting<T>(to: Listener, read: () => T): T {
  const before = listener
  listener = to
  try {
    return read()
  } finally {
    listener = before
  }
}

/** Reports to whoever reads the response. `detail` names the field by its wire name, never its value. */
export function report(problem: DecodingProblem, detail: string): void {
  listener(problem, detail)
}

/** Reports a value that was sent and could not be read. */
export function reportUnreadable(field: string): void {
  report('fieldUnreadable', `${field}: unreadable`)
}

/** Reports each row with an id that a row before it has. Both rows are kept: either may be the true one. */
export function reportRepeated(rows: readonly unknown[]): void {
  if (rows.length < 2) return
  const seen = new Set<string>()
  for (const row of rows) {
    const id = idOf(row)
    if (id !== null && seen.has(id)) report('rowRepeated', 'id')
    else if (id !== null) seen.add(id)
  }
}

function idOf(row: unknown): string | null {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : null
}
