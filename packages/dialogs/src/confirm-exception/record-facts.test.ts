import { aHydrantRecord } from '@smart-fire/api-client/mock'
import { expect, it } from 'vitest'
import { zhCN } from '../shared/contact.messages'
import { factsOf } from './record-facts'

const idsOf = (buildingName: string) =>
  factsOf(aHydrantRecord({ buildingName, hydrantName: '北门1号消火栓' }), '', zhCN).map(({ id }) => id)

it('names a hydrant once when its push gives the name of the hydrant as the place', () => {
  expect(idsOf('北门1号消火栓')).not.toContain('place')
  expect(idsOf('星河大厦')).toEqual(expect.arrayContaining(['place', 'hydrant']))
})
