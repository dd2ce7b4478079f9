import { aRecord } from '@smart-fire/api-client/mock'
import { expect, it } from 'vitest'
import { recordName } from './record-name'

const fire = aRecord({ buildingName: '星河大厦', floor: 2, position: '02户次卧', alarmType: '烟感报警', hydrantName: null })

it('names building, floor, position and what happened', () => {
  expect(recordName(fire)).toBe('星河大厦 2F 02户次卧 烟感报警')
})

it('names the floor once when the position begins with it', () => {
  expect(recordName({ ...fire, position: '2F 02户次卧' })).toBe('星河大厦 2F 02户次卧 烟感报警')
})

it('leaves out floor 0 (domain 9) and what is not known', () => {
  expect(recordName({ ...fire, floor: 0, position: null })).toBe('星河大厦 烟感报警')
})
