import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import type { AppEnv } from './app-env'
import { errorResponse } from './error-response'
import { demandFloor, floorFilter, idOf, intFilter, periodFilter, textFilter, UNKNOWN_ID } from './filters'

type Read<Value> = (c: Parameters<typeof textFilter>[0]) => Value

async function readWith<Value>(query: string, read: Read<Value>): Promise<Value | undefined> {
  const result: { value?: Value } = {}
  await respondTo(query, (c) => (result.value = read(c)))
  return result.value
}

async function respondTo(query: string, read: Read<unknown>): Promise<Response> {
  const app = new Hono<AppEnv>().onError(errorResponse).get('/', (c) => {
    read(c)
    return c.body(null)
  })
  return app.request(`/?${query}`)
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

  it.each([['', undefined], ['0', undefined], ['全部', undefined], ['-1', -1], ['12', 12], ['up', Number.NaN], ['1e2', Number.NaN]])(
    'of floors reads "%s" as %s: 0 is no floor, -1 the first basement',
    async (text, value) => {
      expect(await readWith(`x=${text}`, (c) => floorFilter(c, 'x'))).toBe(value)
    },
  )
})

it.each(['2026-02-30,2026-03-01', '2026-12-01,2026-13-01', '0000-01-01,0000-01-02', '2026-12-01', '2026-12-01,2026-12-02,2026-12-03', '2026-12-02,2026-12-01'])('refuses the period %s, which does not name a first and a last day', async (text) => {
  expect(await (await respondTo(`x=${text}`, (c) => periodFilter(c, 'x'))).json()).toMatchObject({ status: 30101, data: { field: 'x' } })
})

it('reads a period from the start of its first day to the end of its last one, in UTC+8', async () => {
  expect(await readWith('x=2025-12-31,2026-01-01', (c) => periodFilter(c, 'x'))).toEqual({ from: new Date('2025-12-30T16:00:00.000Z'), to: new Date('2026-01-01T15:59:59.999Z') })
})

it.each(['1000', '32768', '-40000', '9'.repeat(400)])('refuses floor %s, which no building has', async (text) => {
  expect((await respondTo(`x=${text}`, (c) => floorFilter(c, 'x'))).status).toBe(400)
  expect((await respondTo(`x=${text}`, (c) => demandFloor(c, 'x'))).status).toBe(400)
})

it.each(['0', '-5', 'x', '1e300', '', '1.5', '2147483648', '9007199254740991'])('reads "%s" as the id of no row', (text) => {
  expect(idOf(text)).toBe(UNKNOWN_ID)
})
