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
