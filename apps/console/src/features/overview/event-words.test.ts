import { RECORD_KIND, VERDICT } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { handleRightOf, hydrantOf, objectOf, placeOf, planOf, stateOf, toneOf, whatOf } from './event-words'
import { aFire, anEvent } from './overview.fixtures'
import { zhCN } from './overview.messages'

it('names building, floor and position', () => {
  expect(placeOf(anEvent({ floor: -1, position: '配电间' }))).toBe('锦绣商业广场 · -1F · 配电间')
})

it('names the facility when there is no building, and omits unknown parts', () => {
  expect(placeOf(anEvent({ buildingName: null, hydrantName: '南门消火栓', floor: 0, position: null }))).toBe('南门消火栓')
  expect(placeOf(anEvent({ buildingName: null, floor: null, position: null }))).toBe('–')
})

it('omits the floor when the position begins with it', () => {
  expect(placeOf(anEvent({ floor: 14, position: '14F 1#疏散楼梯' }))).toBe('锦绣商业广场 · 14F 1#疏散楼梯')
})

it('names the measuring point once and omits the value 1 of a contact', () => {
  expect(whatOf(anEvent({ measuringPoint: '烟感', alarmType: '烟感报警', value: 1, unit: null }))).toBe('烟感报警')
  expect(whatOf(anEvent({ measuringPoint: '离线', alarmType: '离线', value: null, unit: null }))).toBe('离线')
})

it('names a fire host point by host and loop-address', () => {
  const point = anEvent({ equipmentType: null, series: '点型感烟', sensorNumber: null, fireHostId: '5', loop: '02', address: '017' })
  expect(objectOf(point)).toBe('点型感烟 5 / 02-017')
})

it('shows the reading with its unit, zero included', () => {
  expect(whatOf(anEvent({ value: 0, unit: 'MPa', measuringPoint: '水压', alarmType: '欠压' }))).toBe('水压 欠压 0 MPa')
})

it('colours only unhandled events', () => {
  expect(toneOf(aFire())).toBe('alarm')
  expect(toneOf(anEvent())).toBe('fault')
  expect(toneOf(aFire({ handled: true, verdict: VERDICT.realFire }))).toBe('info')
})

it('shows the verdict of a handled fire', () => {
  expect(stateOf(aFire({ handled: true, verdict: VERDICT.falseAlarm }), zhCN)).toBe('误报')
  expect(stateOf(anEvent({ handled: true, handledBy: '王建国' }), zhCN)).toBe('已处理')
  expect(stateOf(anEvent({ restoredAt: 1 }), zhCN)).toBe('待处理 · 已恢复')
})

it('says of a record that nobody handled that it recovered', () => {
  expect(stateOf(anEvent({ handled: true, handledBy: null }), zhCN)).toBe('自动恢复')
})

it('opens a floor plan only for an event with a building', () => {
  expect(planOf(anEvent({ buildingId: null }))).toBeNull()
  expect(planOf(anEvent({ channelId: null, kind: RECORD_KIND.fireHost, floor: 7, sensorId: '901', loop: '02', address: '017' })))
    .toMatchObject({ buildingId: 'b1', channelId: '11', floor: 7, sensorId: '901', device: { loop: '02', address: '017' } })
})

it('opens a hydrant, with the device that reported, only for an event of a hydrant', () => {
  expect(hydrantOf(anEvent())).toBeNull()
  expect(hydrantOf(anEvent({ hydrantId: '31', channelId: null, sensorId: '701' })))
    .toEqual({ hydrantId: '31', channelId: '5', sensorId: '701' })
})

it.each([
  ['general', '2', 'dianqihuozai/exceptionRecord:btn_handle'],
  ['hydrant', null, 'hydrant/exceptionRecord:btn_handle'],
  ['fireHost', null, 'fireMainframe/exceptionRecord:btn_handle'],
  ['general', '99', null],
] as const)('names the right to handle %s records of channel %s', (kind, channelId, right) => {
  expect(handleRightOf(anEvent({ kind, channelId }))).toBe(right)
})
