import { describe, expect, it } from 'vitest'
import type { LiveAlarm } from '../provider'
import { aFaultAlarm, anAlarm, withPoint } from './alarm-feed.fixtures'
import { en, zhCN } from './alarm-feed.messages'
import { kindOf, placeOf, textOfAlarm, textOfAnnouncement, textOfPoint, titleOf, toneOfAlarm, toneOfPoint, wholePlaceOf } from './alarm-words'

const worst = anAlarm('1', { buildingName: 'Tower 7', floor: 3, position: 'lobby', alarmType: 'smoke' })

describe('the announcement', () => {
  it.each([
    ['Chinese', zhCN, '新增 4 条报警，火警 1 条，故障 3 条。火警，Tower 7，3F lobby，smoke'],
    ['English', en, '4 new alarms: 1 fire, 3 faults. Fire, Tower 7, 3F lobby, smoke'],
  ])('of many alarms is two sentences in %s: how many there are, and the worst one by name', (_language, words, text) => {
    expect(textOfAnnouncement({ serial: 1, fires: 1, faults: 3, late: false, alarms: [worst] }, words)).toBe(text)
  })

  it('of many names one of the three that it has, and of few each of them', () => {
    const alarms = [worst, aFaultAlarm('2'), aFaultAlarm('3')]
    expect(textOfAnnouncement({ serial: 1, fires: 1, faults: 3, late: false, alarms }, zhCN)).toBe('新增 4 条报警，火警 1 条，故障 3 条。火警，Tower 7，3F lobby，smoke')
    expect(textOfAnnouncement({ serial: 1, fires: 1, faults: 2, late: false, alarms }, zhCN).split('；')).toHaveLength(3)
  })

  it('of what was found after an outage says how many, and only a fire by name', () => {
    expect(textOfAnnouncement({ serial: 1, fires: 1, faults: 3, late: true, alarms: [worst] }, zhCN)).toBe('已恢复连接，补收 4 条报警，其中火警 1 条：Tower 7，3F lobby，smoke')
    expect(textOfAnnouncement({ serial: 1, fires: 0, faults: 3, late: true, alarms: [aFaultAlarm('2')] }, zhCN)).toBe('已恢复连接，补收 3 条报警')
  })
})

describe('an alarm in one word and one tone', () => {
  const camera = (status: '0' | '1' | '4' | null): LiveAlarm => anAlarm('1', { kind: 'other', category: '0', status })
  it.each<[string, LiveAlarm, string, string]>([
    ['a fire', anAlarm('1'), '火警', 'alarm'],
    ['a fire of a device that is offline by now', anAlarm('1', { status: '4' }), '火警', 'alarm'],
    ['an alarm that is no fire, e.g. of a hydrant or a camera', camera('1'), '报警', 'alarm'],
    ['a fault', camera('0'), '故障', 'fault'],
    ['a device that is offline', camera('4'), '离线', 'offline'],
    ['a device of which one point is offline and one at fault', withPoint(camera('4'), { status: '0' }), '故障', 'fault'],
    ['a fault with one point that alarms', withPoint(camera('0'), { status: '1' }), '报警', 'alarm'],
    ['a state that could not be read', camera(null), '故障', 'fault'],
  ])('%s', (_what, alarm, kind, tone) => {
    expect([kindOf(alarm, zhCN), toneOfAlarm(alarm)]).toEqual([kind, tone])
  })

  it('a point whose state could not be read is not shown as normal', () => {
    const { points: [point] } = camera(null)
    expect([toneOfPoint(point), textOfPoint({ ...point, alarmType: null, measuringPoint: null, value: null }, zhCN)]).toEqual(['info', '状态未知'])
  })
})

describe('a place', () => {
  it('is the building, else the hydrant, else said to be unknown', () => {
    expect(placeOf(anAlarm('1'), zhCN)).toBe('星河大厦')
    expect(placeOf(anAlarm('1', { buildingName: null, hydrantName: '北门1号消火栓' }), zhCN)).toBe('北门1号消火栓')
    expect(titleOf(anAlarm('1', { buildingName: null, hydrantName: null }), zhCN)).toBe('火警 · 未知位置')
  })

  it('has floor and position where they are known', () => {
    expect(wholePlaceOf(anAlarm('1'), zhCN)).toBe('星河大厦 3F 东侧走廊3-2')
    expect(wholePlaceOf(anAlarm('1', { floor: null, position: null }), zhCN)).toBe('星河大厦')
  })
})

describe('the text of an alarm', () => {
  const text = (part: Parameters<typeof anAlarm>[1]) => textOfAlarm(anAlarm('1', { floor: null, position: null, ...part }), zhCN)

  it('names the device by its type, and a point of a fire host by its series', () => {
    expect(text({ equipmentType: '感烟探测器', series: null })).toMatch(/^感烟探测器 · /)
    expect(text({ equipmentType: null, series: '点型感烟' })).toMatch(/^点型感烟 · /)
  })

  it('says what is wrong by the alarm type, else by the measuring point, a contact in words', () => {
    expect(text({ equipmentType: null, series: null, alarmType: '烟雾报警', measuringPoint: '烟感', value: 1.2, unit: '%obs/m' })).toBe('报警 · 烟雾报警 1.2 %obs/m')
    expect(text({ equipmentType: null, series: null, alarmType: null, measuringPoint: '门磁', measuringPointCode: 'DM', value: 1, unit: null })).toBe('报警 · 门磁 已打开')
    expect(text({ equipmentType: null, series: null, alarmType: null, measuringPoint: null, measuringPointCode: null, value: null })).toBe('报警')
  })
})
