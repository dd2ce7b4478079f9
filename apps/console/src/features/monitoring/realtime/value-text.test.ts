import { expect, it } from 'vitest'
import { aDevice, aPoint } from './realtime.fixtures'
import { en, zhCN } from './realtime.messages'
import { deviceName, limitText, valueText } from './value-text'

const door = (value: number | null, max: number | null = 0) => aPoint({ code: 'DM', name: '门磁', unit: '', value, type: value === 1 ? '打开' : '正常', min: 0, max })

it('says whether a fire door is open beside its normal position', () => {
  expect([valueText(door(1), zhCN), limitText(door(1), zhCN)]).toEqual(['打开', '常态关闭'])
  expect([valueText(door(0), zhCN), limitText(door(0), zhCN)]).toEqual(['关闭', '常态关闭'])
  expect(limitText(door(1), en)).toBe('normally closed')
})

it('does not say a normal position that is not known', () => {
  expect(limitText(door(0, null), zhCN)).toBeNull()
})

it.each([
  [aPoint({ code: 'COMG', name: '可燃气体', unit: '%', value: 23.5, max: 20 }), '23.5%', '限 20'],
  [aPoint({ code: 'VLA', name: 'A相电压', unit: 'V', value: 152, min: 187, max: 253 }), '152 V', '限 187–253'],
  [aPoint({ code: 'YL', name: '压力', unit: 'MPa', value: 0.05, min: 0.1, max: null }), '0.05 MPa', '限 ≥ 0.1'],
  [aPoint({ code: 'YG', name: '烟感', unit: '', value: 1, min: 0, max: 0 }), '报警', null],
  [aPoint({ value: null, type: null }), '–', '限 300'],
])('writes a value with its unit, and its limits', (point, value, limit) => {
  expect(valueText(point, zhCN)).toBe(value)
  expect(limitText(point, zhCN)).toBe(limit)
})

it.each([
  [{ min: 0.1, max: null, hasMax: true }, '限值无法读取'],
  [{ min: null, hasMin: true, max: 0.8 }, '限值无法读取'],
  [{ code: 'YG', name: '烟感', unit: '', min: 0, max: null, hasMax: true }, null],
])('a bound that could not be read is not an open one, and of a contact none is said (%j)', (point, limit) => {
  expect(limitText(aPoint(point), zhCN)).toBe(limit)
})

it('names a device by floor and position, without a position by type and number', () => {
  expect(deviceName(aDevice({ floor: 3, position: '配电间' }))).toBe('3F 配电间')
  expect(deviceName(aDevice({ floor: 3, position: '3F 配电间' }))).toBe('3F 配电间')
  expect(deviceName(aDevice({ floor: null, position: null, equipmentType: null, series: '点型感烟', sensorNumber: null, loop: '2', address: '17' }))).toBe('点型感烟 2-17')
  expect(deviceName(aDevice({ floor: null, position: '滨江路口', hydrantId: '31', equipmentType: '消火栓水压传感器', sensorNumber: 'qy0031' }))).toBe('消火栓水压传感器 qy0031')
})

it('says of one place in English that it is in the list only', () => {
  expect([1, 2].map(en.withoutPosition)).toEqual(['1 without coordinates is in the list only', '2 without coordinates are in the list only'])
})
