import type { ApiClient } from '@smart-fire/api-client'

export interface ChoiceOption {
  value: string
  label: string
}

/** Values of a code list: their names stand in the screen's words, under `choices.<field>`. */
export interface FixedChoices<Value extends string = string> {
  kind: 'fixed'
  values: readonly Value[]
}

/** Options that the server has. */
export interface LoadedChoices {
  kind: 'loaded'
  load: (client: ApiClient, signal: AbortSignal) => Promise<readonly ChoiceOption[]>
  /** for lists too long to load at once: the options whose name contains the text */
  search?: (client: ApiClient, text: string, signal: AbortSignal) => Promise<readonly ChoiceOption[]>
}

export type Choices<Value extends string = string> = FixedChoices<Value> | LoadedChoices

export function fixed<const Value extends string>(...values: readonly Value[]): FixedChoices<Value> {
  return { kind: 'fixed', values }
}

export function loaded(load: LoadedChoices['load'], search?: LoadedChoices['search']): LoadedChoices {
  return { kind: 'loaded', load, ...(search ? { search } : {}) }
}
