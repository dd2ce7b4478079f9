import type { ApiClient } from '@smart-fire/api-client'
import { NOTICE_TYPE, notices } from '@smart-fire/api-client/notices'
import { choices } from '../../../screens'

/** All users of the tenant who could be told. */
export const people = choices.loaded(async (client: ApiClient, signal) => {
  const candidates = await client.with(notices).recipients.candidates(NOTICE_TYPE.alarm, signal)
  return candidates.map(({ id, name, username }) => ({ value: id, label: [name, username].filter(Boolean).join(' ') || id }))
})
