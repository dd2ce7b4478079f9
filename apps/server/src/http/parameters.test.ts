import { Hono } from 'hono'
import { expect, it } from 'vitest'

import type { AppEnv } from './app-env'
import { errorResponse } from './error-response'
import { pagingOf, parametersOf } from './parameters'

const app = new Hono<AppEnv>().post('/', async (c) => c.json(await parametersOf(c))).get('/', (c) => c.json(pagingOf(c))).onError(errorResponse)
const sent = async (body: string, type: string): Promise<unknown> => (await app.request('/?id=1&name=a', { method: 'POST', headers: { 'Content-Type': type }, body })).json()

it('what a body says of a parameter counts, and not the address; what it does not name is read from the address', async () => {
  expect(await sent('id=2', 'application/x-www-form-urlencoded')).toEqual({ id: '2', name: 'a' })
  expect(await sent('{"id":2,"isOpen":true,"list":[1],"none":null}', 'application/json')).toEqual({ id: '2', name: 'a', isOpen: 'true' })
})

it('a page has at most 100 rows, whatever is asked for', async () => {
  const paging = async (query: string): Promise<unknown> => (await app.request(`/?${query}`)).json()
  expect(await paging('page=3&limit=100')).toEqual({ page: 3, limit: 100, offset: 200 })
  expect(await paging('page=3&limit=101')).toEqual({ page: 3, limit: 100, offset: 200 })
  for (const query of ['limit=0', 'limit=-1', 'page=0', 'page=1.5', 'page=a']) expect(await paging(query)).toMatchObject({ status: 30101 })
})
