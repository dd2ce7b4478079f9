import type { FormProblem } from '@smart-fire/ui/form'
import { fieldName, type ScreenWords } from '../screen-words'
import type { FormMessages } from './form.messages'

/** The errors of the fields, also of those in repeated rows, which are named with their row. */
export function problemsOf(errors: object, words: ScreenWords, messages: FormMessages): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]): FormProblem[] => {
    const label = fieldName(words, name)
    const message = errorText(error)
    const own = message === undefined ? [] : [{ field: name, label, message }]
    const inRows = rowsOf(error).flatMap(([at, row]) =>
      problemsOf(row, words, messages).map((problem) => ({ ...problem, field: `${name}.${at}.${problem.field}`, label: `${messages.row(label, at + 1)} · ${problem.label}` })))
    return [...own, ...inRows]
  })
}

/** The text of an error of a field; that of repeated rows as a whole stands in their `root`. */
export function errorText(error: unknown): string | undefined {
  if (!isRecord(error)) return undefined
  return typeof error.message === 'string' ? error.message : errorText(error.root)
}

/** The errors of repeated rows by their place: an array, or an object where the rows as a whole have an error as well. */
function rowsOf(error: unknown): [number, object][] {
  if (!isRecord(error)) return []
  return Object.entries(error).flatMap(([key, row]): [number, object][] => (/^\d+$/.test(key) && isRecord(row) ? [[Number(key), row]] : []))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
