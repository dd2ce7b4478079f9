import { expect, it } from 'vitest'
import { clientOfBody } from '../../testing/client-of-body'

const PRESSURE = { id: 1, checkTestItem: '瓶内压力', itemVaule: '1.2', dataUnit: 'MPa', valueMin: 1, valueMax: 1.4, abnormalFlag: '0' }

it('the items of a check that cannot be read are counted: an abnormal one among them must not be missing unseen', async () => {
  const body = JSON.stringify({ status: 200, data: { recordInspectionResults: { id: 7, resultFlag: '1' }, item: [PRESSURE, 'broken', { checkTestItem: '外观' }] } })
  const { items, unreadItems } = await clientOfBody(body).client.inspectionRecords.indoor.get('7')
  expect([items.map(({ name }) => name), unreadItems]).toEqual([['瓶内压力'], 2])
})

it('so are the photos of a check, and of a defect before and after its repair: they are evidence', async () => {
  const check = JSON.stringify({ status: 200, data: { recordInspectionResults: { id: 7, uploadPictureIds: ['/files/a.jpg', 'javascript:alert(1)', 5] }, item: [] } })
  const { record: { photos }, unreadPhotos } = await clientOfBody(check).client.inspectionRecords.indoor.get('7')
  expect([photos, unreadPhotos]).toEqual([['/files/a.jpg'], 2])
  const defect = JSON.stringify({ status: 200, data: { id: 5, version: 1, beforePictures: ['/files/a.jpg', null], afterPictures: [{}, ''] } })
  const { before, unreadBefore, after, unreadAfter } = await clientOfBody(defect).client.inspectionRecords.defects.get('5')
  expect([before, unreadBefore, after, unreadAfter]).toEqual([['/files/a.jpg'], 1, [], 2])
})

it('a signature that cannot be read is one all the same: without it the next signer would be a wrong one', async () => {
  const row = { id: 5, version: 1, signatures: ['broken', { role: '1', signPerson: '王', signDate: '2026-10-12 13:00:00' }] }
  const { client, diagnostics } = clientOfBody(JSON.stringify({ status: 200, count: 1, data: [row] }))
  const { rows } = await client.inspectionRecords.defects.list({ page: 1, limit: 10 })
  expect(rows.map(({ signatures }) => signatures)).toEqual([[{ signer: null, by: null, at: null }, { signer: '1', by: '王', at: Date.parse('2026-10-12T13:00:00+08:00') }]])
  expect(diagnostics).toMatchObject([{ problem: 'fieldUnreadable', detail: 'signatures: unreadable' }])
})
