import type { Rejection } from './rejection'

export interface FormInput {
  /** null: a new row */
  id: string | null
}

export interface FormContext extends FormInput {
  /** the row as it was loaded, with its version */
  row: unknown
  /** the row whose values the fields begin with */
  shown: unknown
  /** what was sent last */
  input: unknown
  rejection: Rejection | null
  /** the row as another user has saved it */
  theirs: unknown
  /** how often the user has gone on with the values of another one: each time the fields begin anew, also with values that they began with before */
  taken: number
}

/** Which row is loaded: for the fields, or after a conflict as another user has saved it. */
export interface LoadedRow extends FormInput {
  isConflict: boolean
}

export interface SavedInput {
  id: string | null
  row: unknown
  input: unknown
}

export type FormEvent =
  | { type: 'form.submit'; input: unknown }
  | { type: 'form.retry' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.keepMine' }
