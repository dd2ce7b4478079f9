import { beforeEach, expect, it } from 'vitest'

import { indoorFacilities } from '../../db/schema'
import { openInspectionAndVideo } from '../../testing/alarm-world'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const TYPES = '/api/device/deviceFacilitiesType'

aSiteForEachTest('inspection-types')
beforeEach(() => openInspectionAndVideo(server.deps, site.id))

interface Row {
  id: number
  [name: string]: unknown
}
async function call<Data = unknown>(path: string, body?: object) {
  const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return (await server.call<{ status: number; message?: string; data: Data }>(`${TYPES}/${path}`, site.operator.token, init)).body
}
async function added(input: object): Promise<Row | undefined> {
  expect(await call('add', input)).toEqual({ status: 200 })
  return (await call<{ rows: Row[] }>('pageList')).data.rows[0]
}
const refused = (field: string, message: string) => ({ status: 30101, message, data: { field } })

it('items of the deployed platform have a content alone: they are kept, and read with what our server adds', async () => {
  const row = await added({ equipmentType: '消火栓', checkItems1: '[{"checkTestItem":"栓口完好"}]', checkItems2: '[{"checkTestItem":" 出水压力 "}]', testItems1: '[]', testItems2: '' })
  expect(row).toMatchObject({
    checkItemCount: '2', testItemCount: '0', testItems1: '[]', testItems2: null,
    checkItems1: '[{"checkTestItem":"栓口完好","sort":null,"photoFlag":"0"}]',
    checkItems2: '[{"checkTestItem":"出水压力","sort":null,"photoFlag":"0","valueType":"0","dataUnit":null,"valueMin":null,"valueMax":null}]',
  })
})

it.each([
  ['a text that is no list', 'checkItems1', '外观', '参数错误'],
  ['a list of other things', 'checkItems1', '["外观"]', '参数错误'],
  ['an item twice', 'testItems1', '[{"checkTestItem":"启动"},{"checkTestItem":"启动 "}]', '“启动”重复'],
  ['bounds in the wrong order', 'checkItems2', '[{"checkTestItem":"压力","valueType":"1","valueMin":2,"valueMax":1}]', '“压力”的下限不能大于上限'],
  ['bounds of a text', 'testItems2', '[{"checkTestItem":"说明","valueMax":"1"}]', '“说明”不是数值项，不能有上下限'],
  ['more needed photos than a check takes', 'checkItems1', JSON.stringify(Array.from({ length: 7 }, (_, at) => ({ checkTestItem: `第${at}项`, photoFlag: '1' }))), '必须拍照的最多6项'],
  ['too many items', 'checkItems1', JSON.stringify(Array.from({ length: 51 }, (_, at) => ({ checkTestItem: `第${at}项` }))), '最多50项'],
])('%s is refused with its field', async (_what, field, list, message) => {
  const answer = await call('add', { equipmentType: '灭火器', [field]: list })
  expect(answer.status).toBe(30101)
  expect(answer.message).toBe(message)
  expect((answer.data as { field: string }).field).toMatch(new RegExp(`^${field}`))
})

it('an item is asked for once, also when one list chooses and the other measures, and when only one of the lists is sent', async () => {
  const twice = { checkItems1: '[{"checkTestItem":"压力"}]', checkItems2: '[{"checkTestItem":"压力","valueType":"1","valueMin":1}]' }
  expect(await call('add', { equipmentType: '水泵', ...twice })).toEqual(refused('checkItems2', '“压力”重复'))
  expect(await call('add', { equipmentType: '水泵', testItems1: '[{"checkTestItem":"启动"}]', testItems2: '[{"checkTestItem":"启动"}]' })).toEqual(refused('testItems2', '“启动”重复'))
  const row = await added({ equipmentType: '水泵', checkItems1: twice.checkItems1, testItems2: '[{"checkTestItem":"压力"}]' })
  expect(await call('update', { id: row?.id, equipmentType: '水泵', checkItems2: twice.checkItems2 })).toEqual(refused('checkItems2', '“压力”重复'))
  expect(await call('update', { id: row?.id, equipmentType: '水泵', checkItems1: '', checkItems2: twice.checkItems2 })).toEqual({ status: 200 })
})

it('an item without a content is refused', async () => {
  expect(await call('add', { equipmentType: '灭火器', checkItems1: '[{"checkTestItem":"  "}]' })).toEqual(refused('checkItems1.0.checkTestItem', '检测内容不能为空'))
})

it('a number is within its bounds when they are equal', async () => {
  expect(await call('add', { equipmentType: '灭火器', checkItems2: '[{"checkTestItem":"支数","valueType":"1","valueMin":2,"valueMax":2}]' })).toEqual({ status: 200 })
})

it('types are imported with their items; one bad item refuses its row, and nothing is written', async () => {
  const rows = [
    { equipmentType: '灭火器', inspectionCycle: 30, checkItems1: '[{"checkTestItem":"铅封完好","sort":0}]', checkItems2: '[{"checkTestItem":"压力","sort":1,"valueType":"1","valueMin":1,"valueMax":1.4}]' },
    { equipmentType: '防火门', checkItems2: '[{"checkTestItem":"间隙","valueType":"1","valueMin":2,"valueMax":1}]' },
  ]
  expect(await call('importRows', { rows, dryRun: false })).toMatchObject({ data: { accepted: 0, errors: [{ row: 1, message: '“间隙”的下限不能大于上限' }] } })
  expect((await call<{ total: number }>('pageList')).data.total).toBe(0)
  expect(await call('importRows', { rows: rows.slice(0, 1), dryRun: false })).toMatchObject({ status: 200, data: { accepted: 1, errors: [] } })
  expect((await call<{ rows: Row[] }>('pageList')).data.rows).toMatchObject([{ equipmentType: '灭火器', checkItemCount: '2' }])
})

it('a type that a facility has is not deleted', async () => {
  const row = await added({ equipmentType: '灭火器' })
  await server.deps.database.db.insert(indoorFacilities).values({ tenantId: site.id, typeId: row?.id ?? 0, buildingId: site.buildingId, floor: 1 })
  expect(await call(`delete?id=${row?.id}`)).toMatchObject({ status: 30101, data: { usedBy: [{ what: '室内设施', count: 1 }] } })
})
