import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { deviceSeries, firms } from '../../db/schema'
import { aSiteForEachTest, FIRE_HOST, list, raiseHost, server } from './records.harness'

aSiteForEachTest()

/** of the point of the test world */
const SERIES = '点型光电感烟火灾探测器'

async function addSeries(code: string, systemType: string | null): Promise<void> {
  const { db } = server.deps.database
  const [firm] = await db.insert(firms).values({ name: `厂商${code}` }).returning()
  await db.insert(deviceSeries).values({ firmId: firm?.id ?? 0, code, name: SERIES, systemType, placement: '0' })
}
const listed = async () => (await list(`${FIRE_HOST}/pageList?page=1&limit=15&tag=0`)).rows

it('a record of a fire host has the system type of the series of this name, and none while series of the name differ in it', async () => {
  await raiseHost()
  expect(await listed()).toMatchObject([{ series: SERIES, systemType: null }])
  await addSeries('T-1', null)
  expect(await listed()).toMatchObject([{ systemType: null }])
  await addSeries('T-2', '11')
  await addSeries('T-3', '11')
  expect(await listed()).toMatchObject([{ systemType: '11' }])
  await addSeries('T-4', '12')
  expect(await listed()).toMatchObject([{ systemType: null }])
  // one that was deleted says nothing any more
  await server.deps.database.db.update(deviceSeries).set({ deletedAt: new Date() }).where(eq(deviceSeries.code, 'T-4'))
  expect(await listed()).toMatchObject([{ systemType: '11' }])
})
