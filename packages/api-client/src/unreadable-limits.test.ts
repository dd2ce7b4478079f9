import { expect, it } from 'vitest'
import { clientOfBody } from './testing/client-of-body'

const inEnvelope = (data: unknown) => JSON.stringify({ status: 200, data })
const NUMBER = { checkTestItem: '压力', sort: 0, photoFlag: '0', valueType: '1', dataUnit: 'MPa', valueMin: 1, valueMax: 1.4 }

/** What a phone is told to check at extinguishers, with this item. */
async function checked(item: object) {
  const types = [{ equipmentType: '灭火器', checkItems2: JSON.stringify([{ ...NUMBER, ...item }]) }]
  return (await clientOfBody(inEnvelope({ tasks: [], types })).client.inspectionWork.mine()).types
}

it.each([{ valueMin: '?' }, { valueMax: {} }, { photoFlag: 'perhaps' }, { valueType: '7' }])(
  'an item of an inspection in which %j cannot be read is not known: it is no item without a limit, without a photo, or of free text', async (unread) => {
    expect(await checked(unread)).toEqual([])
  },
)

it('an item without limits, and without a word of photos, is open and needs none', async () => {
  const open = { kind: (await checked({}))[0]?.items[0]?.kind, content: '压力', unit: 'MPa', needsPhoto: false, min: null, max: null }
  expect(await checked({ valueMin: null, valueMax: '', photoFlag: undefined })).toEqual([{ name: '灭火器', items: [open] }])
})

it('a bound of a measuring point that cannot be read was sent, so it is not an open one', async () => {
  const of = async (bounds: object) => {
    const { normalMin, hasMin, normalMax, hasMax } = await clientOfBody(inEnvelope({ id: 16, ...bounds })).client.measuringPoints.get('16')
    return [normalMin, hasMin, normalMax, hasMax]
  }
  expect(await of({ normalValueMin: '?', normalValueMax: {} })).toEqual([null, true, null, true])
  expect(await of({ normalValueMin: '0', normalValueMax: ' ' })).toEqual([0, true, null, false])
})

it('a bound of a live value that cannot be read was sent, so it is not an open one', async () => {
  const of = async (bounds: object) => {
    const { rows: [device] } = await clientOfBody(inEnvelope({ total: 1, rows: [{ id: 1, points: [{ codeName: 'YL', ...bounds }] }] })).client.live.devices({ channelId: '1', page: 1, limit: 15 })
    const point = device?.points[0]
    return [point?.min, point?.hasMin, point?.max, point?.hasMax]
  }
  expect(await of({ normalMin: '?', normalMax: {} })).toEqual([null, true, null, true])
  expect(await of({ normalMin: 0, normalMax: null })).toEqual([0, true, null, false])
})

it('a bound of a point of a device that cannot be read was sent, so it is not an open one', async () => {
  const of = async (bounds: object) => {
    const { rows: [point] } = await clientOfBody(inEnvelope([{ codeName: 'YL', ...bounds }])).client.sensors.measuringPoints('501')
    return [point?.min, point?.hasMin, point?.max, point?.hasMax]
  }
  expect(await of({ normalMin: '?', normalMax: {} })).toEqual([null, true, null, true])
  expect(await of({ normalMin: 0, normalMax: null })).toEqual([0, true, null, false])
})

it('a word on whether a bound itself is normal that cannot be read was sent', async () => {
  const of = async (symbols: object) => {
    const { normalMinSymbol, hasMinSymbol, normalMaxSymbol, hasMaxSymbol } = await clientOfBody(inEnvelope({ id: 16, ...symbols })).client.measuringPoints.get('16')
    return [normalMinSymbol, hasMinSymbol, normalMaxSymbol, hasMaxSymbol]
  }
  expect(await of({ normalSymbolMin: '?', normalSymbolMax: {} })).toEqual([null, true, null, true])
  expect(await of({ normalSymbolMin: 0, normalSymbolMax: null })).toEqual(['0', true, null, false])
})

it('a word on what a value out of the range is taken for that cannot be read was sent: it is not nothing', async () => {
  const of = async (outOfRange: unknown) => {
    const { outOfRange: read, hasOutOfRange } = await clientOfBody(inEnvelope({ id: 16, outOfRange })).client.measuringPoints.get('16')
    return [read, hasOutOfRange]
  }
  expect(await Promise.all(['?', 1, null].map(of))).toEqual([[null, true], ['1', true], [null, false]])
})

it('days for which records are kept that cannot be read were sent: they are neither those of the server nor for ever', async () => {
  const of = async (days: object) => {
    const { rows: [site] } = await clientOfBody(inEnvelope({ planSetup: '1', ...days })).client.siteSettings.list({ page: 1, limit: 15 })
    return [site?.recordDays, site?.hasRecordDays, site?.usualRecordDays, site?.hasUsualRecordDays]
  }
  expect(await of({ recordDays: '?', usualRecordDays: {} })).toEqual([null, true, null, true])
  expect(await of({ recordDays: null, usualRecordDays: 1095 })).toEqual([null, false, 1095, true])
})
