import type { ApiClient } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { rooms } from './gateways/gateway-choices'
import { facilityKinds } from './water/hydrants/hydrant-choices'

/** A platform with a hundred and one rows, of which it gives a hundred at a time. */
function aClient() {
  const rows = Array.from({ length: 101 }, (_, at) => ({ id: String(at), name: `名称${at}` }))
  const list = async ({ page, limit }: { page: number; limit: number }) => ({ rows: rows.slice((page - 1) * limit, page * limit), total: rows.length, dropped: 0 })
  return { with: () => ({ list }) } as unknown as ApiClient
}

it.each([['a gateway can stand in every control room of its unit', rooms], ['a hydrant can be of every kind of facilities', facilityKinds]])('%s, also the hundred and first', async (_what, { load }) => {
  const options = await load(aClient(), new AbortController().signal, { unitId: 'u1' })
  expect([options.length, options.at(-1)]).toEqual([101, { value: '100', label: '名称100' }])
})
