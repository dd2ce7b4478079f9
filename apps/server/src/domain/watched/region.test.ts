import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'

import { buildings } from '../../db/schema'
import { inRegion, isRegion } from './region.queries'

it.each([
  ['a province', '330000', '33%'],
  ['a city', '330100', '3301%'],
  ['a city whose digits end with 0', '331000', '3310%'],
  ['a district', '330102', '330102%'],
  ['a district whose digits end with 0: the next ones begin with the same five', '330110', '330110%'],
])('a place is in %s by the digits of it, and in no other', (_, code, pattern) => {
  expect(new PgDialect().sqlToQuery(inRegion(buildings.regionCode, code)).params).toEqual([pattern])
})

it('a region has six digits', () => {
  expect(['330102', '33010', '3301021', '33010x', '%', ''].filter(isRegion)).toEqual(['330102'])
})
