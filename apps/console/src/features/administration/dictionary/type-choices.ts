import type { ApiClient } from '@smart-fire/api-client'
import { dictionary } from '@smart-fire/api-client/dictionary'
import { everyRow } from '../../../lib/every-row'
import { choices } from '../../../screens'

/** Every type: an entry can be of any of them, and a file is imported by their names. */
async function typesOf(client: ApiClient, signal: AbortSignal, origin?: string): Promise<choices.ChoiceOption[]> {
  const types = await everyRow((page) => client.with(dictionary).types.list({ ...page, origin }, signal))
  return types.map(({ id, name }) => ({ value: id, label: name ?? id }))
}

export const allTypes = choices.loaded((client, signal) => typesOf(client, signal))

/** Those that a site may add entries to. */
export const ownTypes = choices.loaded((client, signal) => typesOf(client, signal, 'own'))
