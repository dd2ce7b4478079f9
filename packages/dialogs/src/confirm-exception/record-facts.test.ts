import { aFireHostRecord, aHydrantRecord } from '@smart-fire/api-client/mock'
import { expect, it } from 'vitest'
import { zhCN } from '../shared/device-state/contact.messages'
import { factsOf } from './record-facts'

const idsOf = (buildingName: string) =>
  factsOf(aHydrantRecord({ buildingName, hydrantName: '北门1号消火栓' }), '', zhCN).map(({ id }) => id)

it('names a hydrant once when its push gives the name of the hydrant as the place', () => {
  expect(idsOf('北门1号消火栓')).not.toContain('place')
  expect(idsOf('星河大厦')).toEqual(expect.arrayContaining(['place', 'hydrant']))
})

it('names loop and address of a fire host where the record has them: a record of the host itself has neither', () => {
  const hostOf = (changes: Parameters<typeof aFireHostRecord>[0]) => factsOf(aFireHostRecord({ fireHostId: '5', ...changes }), '', zhCN).find(({ id }) => id === 'fireHost')?.value
  expect(hostOf({ loop: '02', address: '017' })).toBe('5 / 02-017')
  expect(hostOf({ loop: null, address: null, alarmType: '主电故障' })).toBe('5')
})
