import type { Diagnostic } from '../api-client-options'

/** What decoders report: a row that was dropped, or a field whose value was replaced by another one. */
export type DecodingProblem = Extract<Diagnostic['problem'], 'rowDropped' | 'fieldUnreadable'>
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
