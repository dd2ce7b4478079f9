import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot'

import { FieldError } from '../errors'
import { zhCN } from '../http.messages'

/** Why a field was refused; `field` is its wire name, null when the whole input is no object. */
export interface FieldProblem {
  field: string | null
  message: string
}

type Checked<Output> = { output: Output } | { problem: FieldProblem }

/** The input, or the first field that breaks a rule of the schema. */
export function checkInput<Output>(schema: GenericSchema<unknown, Output>, input: unknown): Checked<Output> {
  const result = safeParse(schema, input, { abortEarly: true })
  if (result.success) return { output: result.output }
  const [issue] = result.issues
  return { problem: { field: getDotPath(issue), message: messageOf(issue) } }
}

/** The input; a broken rule is refused with its message and `data: { field }`. */
export function demandInput<Output>(schema: GenericSchema<unknown, Output>, input: unknown): Output {
  const checked = checkInput(schema, input)
  if ('output' in checked) return checked.output
  const { field, message } = checked.problem
  throw new FieldError(field ?? '', message)
}

/** Rules have a message of their own. A value of the wrong type has not; a missing one reads as blank. */
function messageOf({ kind, received, message }: BaseIssue<unknown>): string {
  if (kind === 'validation') return message
  return received === 'undefined' || received === 'null' ? zhCN.required : zhCN.badParameter
}
