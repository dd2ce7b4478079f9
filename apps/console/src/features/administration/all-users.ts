import type { ApiClient } from '@smart-fire/api-client'
import { administration } from '@smart-fire/api-client/administration'
import { everyRow } from '../../lib/every-row'
import type { choices } from '../../screens'

/**
 * Every user of the tenant by name, account and department, so that each of them finds the person. Disabled ones are among them: who may
 * sign in again has everything again.
 */
export async function allUsers(client: ApiClient, signal: AbortSignal): Promise<choices.ChoiceOption[]> {
  const users = await everyRow((page) => client.with(administration).users.list({ ...page, state: 'all', sort: { field: 'username', direction: 'ascending' } }, signal))
  // a user with two roles is in the list twice (contract admin 3.1)
  const options = new Map(users.map(({ id, name, username, departmentName }) => {
    const label = [name, username].filter(Boolean).join(' ') || id
    return [id, { value: id, label: departmentName === null ? label : `${label} · ${departmentName}` }]
  }))
  return [...options.values()]
}
