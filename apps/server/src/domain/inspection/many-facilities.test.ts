import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { networkedUnits } from '../../db/schema'
import { aSiteForEachTest, site } from '../../testing/site-for-each-test'
import { call, db, withFacilities } from './inspection-work.harness'

const MANY = 10_000
const PAGE = 100

aSiteForEachTest('many-facilities')
withFacilities()

interface Listed {
  rows: { id: number; facilitiesNo: string }[]
  total: number
}
const list = async (base: string, query: string) => (await call<Listed>(`${base}/pageList?${query}`)).data

/** Ten thousand outdoor facilities, a tenth of them of one unit, every one on the map. */
async function addMany(): Promise<number> {
  const units = await db().insert(networkedUnits).values(['星河物业', '滨江水务'].map((name) => ({ tenantId: site.id, name }))).returning()
  const [small, large] = units.map(({ id }) => id)
  await db().execute(sql`
    insert into outdoor_facilities (tenant_id, type_id, unit_id, number, coordinates)
    select ${site.id}, (select id from inspection_types where tenant_id = ${site.id} limit 1), case when n % 10 = 0 then ${small}::integer else ${large}::integer end, 'MANY-' || n, (120 + n % 100 * 0.001) || ',' || (30 + n / 100 * 0.001)
    from generate_series(1, ${MANY}) n`)
  return small ?? 0
}

it('of ten thousand facilities each list gives a page and their number, whichever page, order and filter', async () => {
  const unitId = await addMany()
  const first = await list('deviceOutdoorLabel', `page=1&limit=${PAGE}`)
  expect([first.rows.length, first.total]).toEqual([PAGE, MANY])
  const last = await list('deviceOutdoorLabel', `page=${MANY / PAGE}&limit=${PAGE}&sortField=facilitiesNo&sortOrder=asc`)
  expect([last.rows.length, last.rows.at(-1)?.facilitiesNo]).toEqual([PAGE, 'MANY-9999'])
  // the picker of a route asks for a unit
  expect(await list('deviceOutdoorLabel', `page=1&limit=${PAGE}&oid=${unitId}`)).toMatchObject({ total: MANY / 10 })
  expect(await list('deviceOutdoorLabel', `page=1&limit=${PAGE}&facilitiesNo=MANY-77`)).toMatchObject({ total: 111 })
})

it('of ten thousand facilities the map has every one, in little more than its place', async () => {
  await addMany()
  const { data } = await call<object[]>('deviceOutdoorLabel/markers')
  expect(data).toHaveLength(MANY)
  expect(JSON.stringify(data).length / MANY).toBeLessThan(200)
})
