import type { ApiClient } from '@smart-fire/api-client'
import type { GivenValues } from '../given-values'

export interface ChoiceOption {
  value: string
  label: string
  /** the server takes it for no further row: it is named where a row has it, marked as stopped, and offered to none */
  isStopped?: boolean
}

/** Values of a code list: their names stand in the screen's words, under `choices.<field>`. */
export interface FixedChoices<Value extends string = string> {
  kind: 'fixed'
  values: readonly Value[]
}

/** Options that the server has. */
export interface LoadedChoices {
  kind: 'loaded'
  load: (client: ApiClient, signal: AbortSignal, given: GivenValues) => Promise<readonly ChoiceOption[]>
  /** the filters, fields or parts of the scope that decide the options and are `given`: a change of a field empties this one */
  by?: readonly string[]
  /** further ones that only narrow what is offered: a change keeps what was chosen */
  narrowedBy?: readonly string[]
  /** for lists too long to load at once: the options whose name contains the text */
  search?: (client: ApiClient, text: string, signal: AbortSignal) => Promise<readonly ChoiceOption[]>
}

export type Choices<Value extends string = string> = FixedChoices<Value> | LoadedChoices

export function fixed<const Value extends string>(...values: readonly Value[]): FixedChoices<Value> {
  return { kind: 'fixed', values }
}

export function loaded(load: LoadedChoices['load'], options: Pick<LoadedChoices, 'by' | 'narrowedBy' | 'search'> = {}): LoadedChoices {
  return { kind: 'loaded', load, ...options }
}

/** Whether a change of this field or filter empties the choice. */
export function dependsOn(choices: Choices | undefined, name: string): boolean {
  return choices?.kind === 'loaded' && choices.by?.includes(name) === true
}

/** The fields, filters or parts of the scope that the options are loaded with. */
export function askedBy(choices: Choices): readonly string[] {
  return choices.kind === 'loaded' ? [...(choices.by ?? []), ...(choices.narrowedBy ?? [])] : []
}
