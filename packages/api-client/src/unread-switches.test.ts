import { expect, it } from 'vitest'
import type { FullClient } from './testing/call-sample'
import { clientOfBody } from './testing/client-of-body'

type Case = [what: string, field: string, read: (client: FullClient) => Promise<unknown>, on: unknown, off: unknown]

it.each<Case>([
  ['whether plans are given out', 'planSetup', async (client) => (await client.siteSettings.list({ page: 1, limit: 1 })).rows[0]?.plansAllowed, true, false],
  ['whether an entry is the default', 'isDefault', async (client) => (await client.dictionary.entries.get('1')).isDefault, true, false],
  ['whether an entry is disabled', 'isDisabled', async (client) => (await client.dictionary.entries.get('1')).state, 'disabled', 'enabled'],
  ['whether a recognition is on', 'isEnabled', async (client) => (await client.recognitions.get('1')).enabled, true, false],
])('%s is unknown, never off, when it cannot be read: the next save would switch it off', async (_what, field, read, on, off) => {
  const of = (value: unknown) => read(clientOfBody(JSON.stringify({ status: 200, data: { id: 1, [field]: value } })).client)
  expect([await of('1'), await of('0')]).toEqual([on, off])
  expect([await of('perhaps'), await of({})]).toEqual([null, null])
})
