import { SENSOR_STATUS } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { anUnregisteredDevice, anUnregisteredHost } from './gateways.sample'
import { stateText, toneOf } from './unregistered-cells'
import { zhCN } from './unregistered.messages'

const { alarm, fault, normal, notEnabled } = SENSOR_STATUS

it.each([
  [{ status: alarm, hasAlarm: true }, '报警中', 'alarm'],
  [{ status: fault, hasAlarm: true }, '故障中', 'fault'],
  [{ status: normal, hasAlarm: true }, '曾报警', undefined],
  [{ status: normal, hasAlarm: false }, '未报警', undefined],
  [{ status: notEnabled, hasAlarm: false }, '未报警', undefined],
  // what cannot be read does not look calm
  [{ status: null, hasAlarm: false }, '未知', undefined],
  [{ status: normal, hasAlarm: null }, '未知', undefined],
])('%o is called %s', (changes, name, tone) => {
  const device = anUnregisteredDevice(changes)
  expect([stateText(device, zhCN), toneOf(device)]).toEqual([name, tone])
})

it('of a fire host it is known whether it had a fault, not whether the fault lasts', () => {
  const hosts = [anUnregisteredHost(), anUnregisteredHost({ alarmType: null })]
  expect(hosts.map((host) => [stateText(host, zhCN), toneOf(host)])).toEqual([['曾报故障', undefined], ['未报警', undefined]])
})
