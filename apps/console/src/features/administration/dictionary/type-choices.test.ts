import type { ApiClient } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { aType } from './dictionary.sample'
import { allTypes, ownTypes } from './type-choices'

/** A platform with so many types, of which it gives a hundred at a time. */
function aClient(count: number) {
  const types = Array.from({ length: count }, (_, at) => aType({ id: String(at), name: `类型${at}` }))
  const origins = new Set<string | undefined>()
  const list = async ({ page, limit, origin }: { page: number; limit: number; origin?: string }) => {
    origins.add(origin)
    return { rows: types.slice((page - 1) * limit, page * limit), total: count, dropped: 0 }
  }
  return { client: { with: () => ({ types: { list } }) } as unknown as ApiClient, origins }
}

it.each([['a filter', allTypes, undefined], ['a new entry', ownTypes, 'own']])('%s can have every type, also the hundred and first', async (_what, { load }, origin) => {
  const { client, origins } = aClient(101)
  const options = await load(client, new AbortController().signal, {})
  expect([options.length, options.at(-1)]).toEqual([101, { value: '100', label: '类型100' }])
  expect([...origins]).toEqual([origin])
})
