import type { ApiClient } from '@smart-fire/api-client'
import { administration } from '@smart-fire/api-client/administration'
import type { choices } from '../../screens'

const MOST_ROWS = 100

/**
 * Every user of the tenant by name, account and department, so that each of them finds the person. Disabled ones are among them: who may
 * sign in again has everything again.
 */
export async function allUsers(client: ApiClient, signal: AbortSignal): Promise<choices.ChoiceOption[]> {
  const options = new Map<string, choices.ChoiceOption>()
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { rows, total } = await client.with(administration).users.list({ page, limit: MOST_ROWS, state: 'all', sort: { field: 'username', direction: 'ascending' } }, signal)
    // a user with two roles is in the list twice (contract admin 3.1)
    for (const { id, name, username, departmentName } of rows) {
      const label = [name, username].filter(Boolean).join(' ') || id
      options.set(id, { value: id, label: departmentName === null ? label : `${label} · ${departmentName}` })
    }
    last = Math.ceil(total / MOST_ROWS)
  }
  return [...options.values()]
}
