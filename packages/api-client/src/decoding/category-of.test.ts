import { describe, expect, it } from 'vitest'
import { oneFrame } from '../testing/one-frame'
import { RECORD_KIND, type RecordKind } from '../codes/record-kind'
import { clientOfBody } from '../testing/client-of-body'
import type { FullClient } from '../testing/call-sample'

const page = { page: 1, limit: 10 }
const CHANNEL_OF: Readonly<Record<RecordKind, string>> = { general: '1', hydrant: '5', fireHost: '11' }

const ROWS: readonly [what: string, run: (client: FullClient, kind: RecordKind) => Promise<{ rows: readonly { category: string }[] }>][] = [
  ['a row of a list', (client, kind) => client.abnormalRecords.list({ kind, state: 'unhandled', ...page })],
  ['a record of a place', (client, kind) =>
    kind === RECORD_KIND.hydrant
      ? client.abnormalRecords.ofHydrant({ hydrantId: '31', ...page })
      : client.abnormalRecords.ofPlace({ buildingId: '12', channelId: CHANNEL_OF[kind], ...page })],
  ['a row of a history', (client, kind) => client.abnormalRecords.history({ sensorId: '7', channelId: CHANNEL_OF[kind], ...page })],
]

async function categoryOf(run: (typeof ROWS)[number][1], kind: RecordKind, fields: object): Promise<string | undefined> {
  const row = { id: 1, alrmDate: '2026-10-12 09:30:00', ...fields }
  const { client } = clientOfBody(JSON.stringify({ status: 200, data: { total: 1, rows: [row] } }))
  const { rows } = await run(client, kind)
  return rows[0]?.category
}

describe.each(ROWS)('the category of %s', (_what, run) => {
  it.each<[RecordKind, object, category: '0' | '1', why: string]>([
    ['general', { alrmCategory: '0', alrmType: '火警' }, '0', 'as it was sent'],
    ['general', { alrmCategory: 1, alrmType: '离线' }, '1', 'as it was sent'],
    ['general', { alrmCategory: 'x', alrmType: '离线' }, '1', 'unreadable: the worse'],
    ['general', { alrmType: '离线' }, '1', 'missing: the worse, since every row of this table has one'],
    ['fireHost', { alrmCategory: '0', alrmType: '火警' }, '0', 'as it was sent'],
    ['fireHost', { alrmCategory: {}, alrmType: '设备故障' }, '1', 'unreadable: the worse'],
    ['fireHost', { alrmType: '火警' }, '1', 'missing: by alarm type'],
    ['fireHost', { alrmType: '监管' }, '1', 'missing: an alarm type that is seen with both'],
    ['fireHost', {}, '1', 'neither category nor alarm type'],
    ['fireHost', { alrmType: '设备故障' }, '0', 'missing: by alarm type'],
    ['fireHost', { alrmType: '模块负载开路' }, '0', 'missing: by alarm type'],
    ['fireHost', { alrmType: '离线' }, '0', 'missing: by alarm type'],
    ['hydrant', { alrmType: '低压' }, '0', 'hydrants have faults only'],
    ['hydrant', { alrmCategory: '1', alrmType: '火警' }, '0', 'hydrants have faults only'],
  ])('%s %j is %s: %s', async (kind, fields, category) => {
    expect(await categoryOf(run, kind, fields)).toBe(category)
  })
})

it.each<[object, category: '0' | '1', why: string]>([
  [{ bname: 'x', alarms: [{ alarmStatus: 0, alarmType: '离线' }] }, '0', 'as its points say'],
  [{ bname: 'x', alarms: [{ alarmStatus: 0 }, { alarmStatus: '坏' }] }, '1', 'an unreadable status: the worse'],
  [{ bname: 'x', alarms: [{ alarmType: '离线' }] }, '1', 'missing: the worse'],
  [{ bname: 'x', fireMainId: 5, alarms: [{ alarmType: '设备故障' }] }, '0', 'a fire host: by alarm type'],
  [{ bname: 'x', fireMainId: 5, alarms: [{ alarmType: '火警' }] }, '1', 'a fire host: by alarm type'],
  [{ bname: 'x', fireMainId: 5, alarms: [{ alarmStatus: 'x', alarmType: '设备故障' }] }, '1', 'a fire host, unreadable: the worse'],
  [{ hydrantName: '1号', hydrantId: 31, alarms: [{ alarmStatus: 'x' }] }, '0', 'hydrants have faults only'],
])('the category of the push %j is %s: %s', (wire, category) => {
  const frame = oneFrame(JSON.stringify(wire))
  const categories = frame.type === 'alarm' ? frame.points.map((point) => point.category) : []
  // the worst of its points is what the push is
  expect(categories.sort().at(-1)).toBe(category)
})
