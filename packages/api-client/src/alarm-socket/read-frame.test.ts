import { describe, expect, it } from 'vitest'
import { reporting } from '../decoding/reporting'
import { oneFrame } from '../testing/one-frame'
import { readFrames } from './read-frame'

const AT = 1760232600000
const frame = (wire: unknown) => oneFrame(JSON.stringify(wire))
/** The first point of a pushed alarm, with what the frame says for all of them. */
const push = (wire: unknown) => {
  const read = frame(wire)
  return read.type === 'alarm' ? { ...read.points[0], ...read } : read
}
const idsOf = (wire: object) => {
  const read = frame(wire)
  return read.type === 'alarm' ? read.points.map((point) => [point.measuringPointCode, point.id]) : []
}

describe('frames of the alarm socket (contract admin 6.3)', () => {
  it('a building sensor', () => {
    const wire = {
      username: 'admin1',
      userId: 'u1',
      baddress: '区',
      addressDetail: '路',
      positionDescription: '走廊',
      bname: '星河大厦',
      floor: 3,
      equipmentType: '感烟',
      alarmdate: AT,
      buildingId: 12,
      tenantId: 't',
      handelFlag: '0',
      fireFlag: '1',
      sendStatus: 'yes',
      deviceid: 'a1b2',
      sensorid: 501,
      alarms: [
        {
          alarmType: '烟雾报警',
          alarmValue: 1.2,
          alarmlevel: '一级',
          alarmCode: 'SMOKE',
          alarmStatus: 1,
          typeName: '火警测点',
          measuringPoint: '烟雾浓度',
          dataUnit: '%',
        },
      ],
    }
    expect(frame(wire)).toEqual({
      type: 'alarm',
      id: null,
      seq: null,
      epoch: null,
      points: [
        {
          kind: 'general',
          id: null,
          category: '1',
          status: '1',
          channelId: null,
          buildingId: '12',
          buildingName: '星河大厦',
          floor: 3,
          position: '走廊',
          sensorId: '501',
          sensorNumber: 'a1b2',
          equipmentType: '感烟',
          measuringPoint: '烟雾浓度',
          measuringPointCode: 'SMOKE',
          alarmType: '烟雾报警',
          value: 1.2,
          unit: '%',
          raisedAt: AT,
          handled: false,
          verdict: null,
          handledBy: null,
          handledAt: null,
          confirmedBy: null,
          confirmedAt: null,
          restoredAt: null,
          hydrantId: null,
          hydrantName: null,
          fireHostId: null,
          loop: null,
          address: null,
          series: null,
          repeats: null,
        },
      ],
    })
  })

  it('a hydrant has a name instead of a building, and is a fault', () => {
    expect(
      push({
        hydrantName: '1号',
        hydrantId: 31,
        equipmentType: '水压',
        alarmdate: AT,
        deviceid: 'h1',
        alarms: [{ alarmStatus: 1, alarmType: '水压过低' }],
      }),
    ).toMatchObject({
      kind: 'hydrant',
      category: '0',
      hydrantName: '1号',
      hydrantId: '31',
      buildingId: null,
    })
  })

  it('a fire host has a series instead of an equipment type', () => {
    expect(
      push({
        bname: '星河大厦',
        floor: 3,
        series: '点型',
        sensorLoop: '02',
        address: '017',
        fireMainId: 5,
        alarmdate: AT,
        alarms: [{ alarmStatus: 1 }],
      }),
    ).toMatchObject({
      kind: 'fireHost',
      category: '1',
      buildingName: '星河大厦',
      series: '点型',
      equipmentType: '点型',
      fireHostId: '5',
      loop: '02',
      address: '017',
    })
  })

  it('a camera has no alarms and its date as text', () => {
    expect(
      push({
        id: 4,
        deviceName: '球机',
        sensorNo: 'c1',
        alarmType: '明火',
        alarmTime: '2026-10-12 09:30:00',
        pictures: [],
      }),
    ).toMatchObject({
      kind: 'other',
      category: '1',
      buildingName: '球机',
      sensorNumber: 'c1',
      raisedAt: Date.UTC(2026, 9, 12, 1, 30),
      points: [{ alarmType: '明火', status: null }],
    })
  })

  it('a fire door is one bare point', () => {
    expect(
      push({ alarmCode: 'DOOR', alarmType: '常闭门打开', alarmStatus: '0', alarmValue: 1, normal: false }),
    ).toMatchObject({
      kind: 'other',
      category: '0',
      buildingName: null,
      points: [{ measuringPointCode: 'DOOR', status: '0', value: 1 }],
    })
  })

  it('a push with faults is a fault, with a fire among them a fire', () => {
    expect(push({ bname: 'x', alarms: [{ alarmStatus: 4, alarmCode: 'OFFLINE' }] })).toMatchObject({
      kind: 'general',
      category: '0',
    })
    expect(push({ bname: 'x', alarms: [{ alarmStatus: 0 }, { alarmStatus: 1 }] })).toMatchObject({
      points: [{ status: '0', category: '0' }, { status: '1', category: '1' }],
    })
  })

  it.each([7, 'on', {}, ['1', '0']])('a status that is %j counts as an alarm, the worst, and is reported', (alarmStatus) => {
    const problems: string[] = []
    const read = reporting((problem, detail) => problems.push(`${problem} ${detail}`), () => push({ bname: 'x', alarms: [{ alarmStatus }] }))
    expect(read).toMatchObject({ points: [{ status: '1', category: '1' }] })
    expect(problems).toEqual(['fieldUnreadable alarmStatus: unreadable'])
  })

  it('the kind follows from whatever names it, where no kind is sent', () => {
    const kindOf = (wire: object) => {
      const read = push({ bname: 'x', ...wire })
      return 'kind' in read ? read.kind : null
    }
    expect([{ fireMainId: 5 }, { sensorLoop: '02' }, { channelId: 11 }].map((wire) => kindOf({ ...wire, alarms: [{}] }))).toEqual(['fireHost', 'fireHost', 'fireHost'])
    expect([{ hydrantId: 3 }, { channelId: 5 }].map((wire) => kindOf({ ...wire, alarms: [{}] }))).toEqual(['hydrant', 'hydrant'])
    expect([{ alarms: [{}] }, { buildId: 4, alarmType: '明火' }, { alarmType: '明火' }].map(kindOf)).toEqual(['general', 'general', 'other'])
  })

  it('a push of our server has its kind, its records and its place in the stream', () => {
    expect(
      push({
        kind: 'general',
        recordIds: [7, '8'],
        id: 'p1',
        seq: '12',
        epoch: 'e1',
        channelId: 1,
        repeat: 2,
        bname: 'x',
        alarms: [],
      }),
    ).toMatchObject({
      kind: 'general',
      points: [{ id: '7', repeats: 2 }, { id: '8', repeats: 2 }],
      id: 'p1',
      seq: 12,
      epoch: 'e1',
      channelId: '1',
    })
  })

  it('names one record for each abnormal point, in their order', () => {
    const alarms = [{ alarmStatus: 1, alarmCode: 'A' }, { alarmStatus: 2, alarmCode: 'N' }, { alarmStatus: 0, alarmCode: 'B' }]
    expect(idsOf({ bname: 'x', recordIds: [8, 9], alarms })).toEqual([['A', '8'], ['N', null], ['B', '9']])
    expect(idsOf({ bname: 'x', recordIds: [8], alarms })).toEqual([['A', '8'], ['N', null], ['B', null]])
    expect(idsOf({ bname: 'x', recordIds: [8], alarms: [{ alarmStatus: 3, alarmCode: 'E' }, { alarmStatus: 4, alarmCode: 'O' }] })).toEqual([['E', null], ['O', '8']])
    expect(idsOf({ bname: 'x', recordIds: [9, 9], alarms: [{ alarmStatus: 1, alarmCode: 'A' }] })).toEqual([['A', '9']])
  })

  it('loses no record of a push with fewer points than records', () => {
    expect(idsOf({ bname: 'x', recordIds: [8, 9], alarms: [{ alarmStatus: 1, alarmCode: 'A' }] })).toEqual([['A', '8'], ['A', '9']])
    const normalFirst = [{ alarmStatus: 2, alarmCode: 'N' }, { alarmStatus: 1, alarmCode: 'A' }]
    expect(idsOf({ bname: 'x', recordIds: [8, 9], alarms: normalFirst })).toEqual([['N', null], ['A', '8'], ['A', '9']])
    expect(idsOf({ bname: 'x', recordIds: [8, 9], alarms: [{ alarmStatus: 2, alarmCode: 'N' }] })).toEqual([['N', null], ['N', '8'], ['N', '9']])
  })

  it('a verdict of any user', () => {
    expect(frame({ type: 'handled', kind: 'fireHost', id: 12, person: 'zhang', time: '2026-10-12 09:30:00' })).toEqual({
      type: 'handled',
      kind: 'fireHost',
      recordId: '12',
      person: 'zhang',
      at: Date.UTC(2026, 9, 12, 1, 30),
      seq: null,
      epoch: null,
    })
    const placed = frame({ type: 'handled', kind: 'general', id: 12, person: null, time: null, seq: 7, epoch: 'e1' })
    expect(placed).toMatchObject({ recordId: '12', seq: 7, epoch: 'e1' })
  })

  it('a verdict that was raised to a real fire says from which one, and where the fire is', () => {
    const raised = { type: 'handled', kind: 'general', id: 12, person: 'zhang', time: '2026-10-12 09:30:00', raisedFrom: 2, bname: '星河大厦', floor: -1, positionDescription: '泵房', seq: 7, epoch: 'e1' }
    expect(frame(raised)).toEqual({
      type: 'raised', kind: 'general', recordId: '12', person: 'zhang', at: Date.UTC(2026, 9, 12, 1, 30), from: '2', place: '星河大厦', floor: -1, position: '泵房', seq: 7, epoch: 'e1',
    })
    expect(frame({ ...raised, raisedFrom: 7 })).toEqual({ type: 'unreadable', reason: 'raisedFrom: no verdict' })
  })

  it('an early warning, with its place in the stream', () => {
    expect(frame({ type: 'earlyWarning', warning: { id: 3 }, seq: 8, epoch: 'e1' })).toEqual({ type: 'earlyWarning', warning: { id: 3 }, seq: 8, epoch: 'e1' })
    expect(frame({ type: 'earlyWarning', warning: 'broken' })).toEqual({ type: 'unreadable', reason: 'warning: no warning' })
  })

  it('places of the stream that are not for this user', () => {
    const skipped = { type: 'skipped', epoch: 'e1', from: 4, seq: 9 }
    expect(frame(skipped)).toEqual(skipped)
  })

  it('the first frame of our server', () => {
    expect(frame({ type: 'hello', epoch: 'e1', seq: 123, replayed: true })).toEqual({
      type: 'hello',
      epoch: 'e1',
      seq: 123,
      replayed: true,
    })
    expect(frame({ type: 'hello', epoch: 'e1', seq: '0' })).toEqual({
      type: 'hello',
      epoch: 'e1',
      seq: 0,
      replayed: false,
    })
  })

  it('the heartbeat reply', () => {
    expect(frame({ HeartResponse: 'HeartResponse' })).toEqual({ type: 'heartbeatReply' })
  })

  it.each<[string, object]>([
    ['a heartbeat reply', { HeartResponse: 'HeartResponse' }],
    ['a verdict', { type: 'handled', kind: 'general', id: 12 }],
    ['the first frame', { type: 'hello', epoch: 'e1', seq: 1 }],
    ['skipped places', { type: 'skipped', epoch: 'e1', from: 1, seq: 2 }],
  ])('a frame with alarms is an alarm, although it also looks like %s', (_what, other) => {
    expect(push({ ...other, bname: 'x', alarms: [{ alarmStatus: 1 }] })).toMatchObject({ buildingName: 'x', category: '1', points: [{ status: '1' }] })
  })

  it('a fire door that also has a heartbeat reply is an alarm', () => {
    expect(push({ HeartResponse: 'HeartResponse', alarmType: '打开', alarmStatus: '0' })).toMatchObject({ points: [{ alarmType: '打开', status: '0' }] })
  })

  it('a type of alarm alone is an alarm, at an unknown place', () => {
    expect(push({ alarms: [{ alarmType: '火警' }] })).toMatchObject({ category: '1', buildingName: null, alarmType: '火警' })
  })

  it.each([{ alarms: 'none' }, { alarms: [] }, { alarms: [{}] }, { alarms: 5, floor: 3, channelId: 1 }])('%j names nothing: it is no alarm at an unknown place', (wire) => {
    expect(oneFrame(JSON.stringify(wire)).type).toBe('unreadable')
  })

  it.each([{ sensorid: 5 }, { positionDescription: '1F 配电间' }])('%j names a device or a place: it is an alarm also when its points say nothing', (wire) => {
    expect(push({ ...wire, alarms: [{}] })).toMatchObject({ category: '1', points: [{ status: null, alarmType: null }] })
  })

  it.each(['broken', 5, { 0: {} }, true])('an alarm is not lost when its points are %j; it counts as a fire', (alarms) => {
    expect(push({ bname: 'x', floor: 3, alarms, recordIds: 'broken' })).toMatchObject({
      kind: 'general', category: '1', buildingName: 'x', floor: 3, points: [{ id: null, status: null, alarmType: null }],
    })
  })

  it.each([
    ['', 'not JSON'],
    ['pong', 'not JSON'],
    ['{"bname":', 'not JSON'],
    ['[]', 'not an object'],
    ['null', 'not an object'],
    ['7', 'not an object'],
    ['{"bname":"no alarms"}', 'no alarm'],
    ['{"type":"handled","kind":"general"}', 'id|recordId: no id'],
    ['{"type":"handled","id":1,"kind":"x"}', 'kind: no kind'],
    ['{"type":"hello"}', 'epoch: no id'],
    ['{"type":"skipped","epoch":"e","seq":1}', 'from: no from'],
  ])('%j is unreadable: %s', (message, reason) => {
    expect(oneFrame(message)).toEqual({ type: 'unreadable', reason })
  })

  it.each([undefined, null, 5, new Uint8Array(2), { data: '{}' }])(
    'binary and other messages are unreadable: %s',
    (message) => {
      expect(oneFrame(message)).toEqual({ type: 'unreadable', reason: 'not text' })
    },
  )
})

describe('several frames in one message (ADR 3)', () => {
  const fire = { bname: '星河大厦', alarms: [{ alarmStatus: 1 }], recordIds: [1], id: 'e-1', seq: 1, epoch: 'e' }

  it('are read in their order, also those that are no alarm', () => {
    const frames = readFrames(JSON.stringify([fire, { type: 'skipped', epoch: 'e', from: 2, seq: 3 }, { type: 'handled', kind: 'general', id: 1 }]))
    expect(frames.map(({ type }) => type)).toEqual(['alarm', 'skipped', 'handled'])
    expect(frames[0]).toEqual(oneFrame(JSON.stringify(fire)))
  })

  it.each([null, 5, 'text', [], [fire], {}])('one of them that is %j loses no other', (broken) => {
    const frames = readFrames(JSON.stringify([fire, broken, { ...fire, seq: 2 }]))
    expect(frames.map(({ type }) => type)).toEqual(['alarm', 'unreadable', 'alarm'])
  })
})
