import { expect, it } from 'vitest'
import { clientOfBody } from '../../testing/client-of-body'

const PRESSURE = { id: 1, checkTestItem: '瓶内压力', itemVaule: '1.2', dataUnit: 'MPa', valueMin: 1, valueMax: 1.4, abnormalFlag: '0' }

it('the items of a check that cannot be read are counted: an abnormal one among them must not be missing unseen', async () => {
  const body = JSON.stringify({ status: 200, data: { recordInspectionResults: { id: 7, resultFlag: '1' }, item: [PRESSURE, 'broken', { checkTestItem: '外观' }] } })
  const { items, unreadItems } = await clientOfBody(body).client.inspectionRecords.indoor.get('7')
  expect([items.map(({ name }) => name), unreadItems]).toEqual([['瓶内压力'], 2])
})
