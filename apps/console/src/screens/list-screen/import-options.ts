import type { ApiClient } from '@smart-fire/api-client'
import { askedBy, type ChoiceOption, type Choices } from '../fields/choices'
import type { GivenValues } from '../given-values'
import { choiceName, type ScreenWords } from '../screen-words'
import { chosenOf, type ImportedField } from './import-rows'

interface OptionSource {
  fields: readonly ImportedField[]
  words: ScreenWords
  /** of the screen: its channel, the chosen node of a tree */
  scope: GivenValues
  client: ApiClient
  signal: AbortSignal
}

type Options = Readonly<Record<string, readonly ChoiceOption[]>>

/**
 * Gives the options of every choice field for a row of a file. Options that depend on other cells of the row are loaded once for the same
 * cells; all are loaded again at each check: a role that was added a minute ago is valid.
 */
export function importOptions({ fields, words, scope, client, signal }: OptionSource): (texts: Readonly<Record<string, string>>) => Promise<Options> {
  const loaded = new Map<string, Promise<readonly ChoiceOption[]>>()
  const optionsOf = (name: string, choices: Choices, values: GivenValues): Promise<readonly ChoiceOption[]> => {
    if (choices.kind === 'fixed') return Promise.resolve(choices.values.map((value) => ({ value, label: choiceName(words, name, value) })))
    const given = Object.fromEntries(askedBy(choices).map((other) => [other, values[other] ?? scope[other] ?? null]))
    const key = JSON.stringify([name, given])
    const options = loaded.get(key) ?? choices.load(client, signal, given)
    loaded.set(key, options)
    return options
  }
  return async (texts) => {
    const values: Record<string, string | null> = {}
    const all: Record<string, readonly ChoiceOption[]> = {}
    for (const field of fields.flatMap((each) => (each.kind === 'rows' ? each.fields : [each]))) {
      const text = texts[field.name]?.trim() ?? ''
      if (field.kind !== 'choice') {
        values[field.name] = text
        continue
      }
      const options = await optionsOf(field.name, field.choices, values)
      all[field.name] = options
      values[field.name] = chosenOf(text, options)
    }
    return all
  }
}
