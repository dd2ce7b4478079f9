import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { alarmLevels } from '../../db/schema'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const LEVELS = '/api/device/deviceAlarmLevel'
const THRESHOLDS = '/api/device/deviceAlarmThreshold'
const colors = ['#3E63DD', '#F5A524', '#E5484D']
/** The levels 1, 2 and 3; the values of the measuring point 剩余电流 have the first two. */
let levels: number[]

aSiteForEachTest('level-ranks')
beforeEach(async () => {
  levels = []
  for (const [at, color] of colors.entries()) {
    expect(await call(`${LEVELS}/add`, { level: `等级${at + 1}`, sort: at + 1, color })).toEqual({ status: 200 })
    levels.push((await call<{ data: { rows: { id: number }[] } }>(`${LEVELS}/pageList?level=等级${at + 1}`)).data.rows[0]?.id ?? 0)
  }
  const { data } = await call<{ data: { rows: { id: number }[] } }>(`${THRESHOLDS}/pageList?all=1&measuringPoint=剩余电流`)
  const level = [{ alId: levels[0], alarmMin: 200, alarmMax: 250 }, { alId: levels[1], alarmMin: 250, alarmMax: null }]
  expect(await call(`${THRESHOLDS}/add`, { mpId: data.rows[0]?.id, level: JSON.stringify(level) })).toEqual({ status: 200 })
})

async function call<Body = unknown>(path: string, body?: object): Promise<Body> {
  return (await server.call<Body>(path, site.operator.token, body && { method: 'POST', body: JSON.stringify(body) })).body
}

const rank = (at: number, sort: number, level = `等级${at + 1}`) => call(`${LEVELS}/update`, { id: levels[at], level, sort, color: colors[at] })
const ranks = async () => (await call<{ data: { rows: { sort: number }[] } }>(`${LEVELS}/pageList`)).data.rows.map(({ sort }) => sort)

it('a level keeps its rank when another one would give a worse value of a measuring point the lower level; the refusal names the point', async () => {
  const refusal = { status: 30101, message: '按此排序，监测点“剩余电流”越严重的数值等级越低，请先修改该监测点的预警', data: { field: 'sort' } }
  expect(await rank(0, 5)).toEqual(refusal)
  expect(await rank(1, 0)).toEqual(refusal)
  expect(await ranks()).toEqual([1, 2, 3])
})

it('a level gets another rank that keeps the order of each measuring point, and is renamed', async () => {
  expect(await rank(1, 7)).toEqual({ status: 200 })
  expect(await rank(0, 6, '关注')).toEqual({ status: 200 })
  expect(await rank(2, 0), 'no measuring point has it').toEqual({ status: 200 })
  expect(await ranks()).toEqual([0, 6, 7])
})

it('a level whose rank an earlier version of the program has changed so is renamed without a change of its rank', async () => {
  await server.deps.database.db.update(alarmLevels).set({ sort: 9 }).where(eq(alarmLevels.id, levels[0] ?? 0))
  expect(await rank(0, 9, '关注')).toEqual({ status: 200 })
  expect(await ranks()).toEqual([2, 3, 9])
})
