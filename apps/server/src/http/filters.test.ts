import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import type { AppEnv } from './app-env'
import { floorFilter, idOf, intFilter, textFilter, UNKNOWN_ID } from './filters'

async function readWith<Value>(query: string, read: (c: Parameters<typeof textFilter>[0]) => Value): Promise<Value | undefined> {
  const result: { value?: Value } = {}
  const app = new Hono<AppEnv>().get('/', (c) => {
    result.value = read(c)
    return c.body(null)
  })
  await app.request(`/?${query}`)
  return result.value
}

describe('a filter of the contract (device 0.6)', () => {
  it.each(['', 'x=', 'x=%20', 'x=全部', 'x=-1'])('is not given by "%s"', async (query) => {
    expect(await readWith(query, (c) => textFilter(c, 'x'))).toBeUndefined()
  })

  it('is the trimmed text otherwise', async () => {
    expect(await readWith('x=%20a%20', (c) => textFilter(c, 'x'))).toBe('a')
  })

  it.each([['0', undefined], ['-1', undefined], ['7', 7], ['seven', Number.NaN], ['3000000000', Number.NaN]])('of numbers reads %s as %s', async (text, value) => {
    expect(await readWith(`x=${text}`, (c) => intFilter(c, 'x'))).toBe(value)
  })

  it.each([['', undefined], ['0', undefined], ['全部', undefined], ['-1', -1], ['12', 12], ['up', Number.NaN], ['1e2', Number.NaN], ['32768', Number.NaN]])(
    'of floors reads "%s" as %s: 0 is no floor, -1 the first basement',
    async (text, value) => {
      expect(await readWith(`x=${text}`, (c) => floorFilter(c, 'x'))).toBe(value)
    },
  )
})

it.each(['0', '-5', 'x', '1e300', '', '1.5'])('reads "%s" as the id of no row', (text) => {
  expect(idOf(text)).toBe(UNKNOWN_ID)
})
