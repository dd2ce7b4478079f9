import { CHANNEL, RECORD_CATEGORY } from '@smart-fire/api-client'
import { aFireHostRecord, aRecord } from '@smart-fire/api-client/mock'
import { expect, it } from 'vitest'
import { firesElsewhere } from './fires-elsewhere'
import { en, zhCN } from './floor-plan.messages'

const HOST = CHANNEL.fireHost

it('are the floors in alarm of the other channels, from the top down; faults do not count', () => {
  const floors = [
    { floor: -1, status: 'alarm' as const },
    { floor: 32, status: 'alarm' as const },
    { floor: 3, status: 'fault' as const },
  ]
  expect(firesElsewhere('12', [{ channelId: HOST, floors }, { channelId: '2', floors: [] }], [])).toEqual([
    { channelId: HOST, floors: [32, -1] },
  ])
})

it('include the open fires of devices that are normal again', () => {
  const open = [aFireHostRecord({ buildingId: '12', floor: 7 }), aRecord({ channelId: '2', buildingId: '12', floor: 5 })]
  expect(firesElsewhere('12', [{ channelId: HOST, floors: [] }, { channelId: '2', floors: [] }], open)).toEqual([
    { channelId: HOST, floors: [7] },
    { channelId: '2', floors: [5] },
  ])
})

it('include fires whose floor is not known, such as those of a fire host itself: they are said without a floor', () => {
  const open = [aFireHostRecord({ buildingId: '12', floor: null }), aRecord({ channelId: '2', buildingId: '12', floor: 0 }), aRecord({ id: '9', channelId: '2', buildingId: '12', floor: 4 })]
  expect(firesElsewhere('12', [{ channelId: HOST, floors: [] }, { channelId: '2', floors: [] }], open)).toEqual([
    { channelId: HOST, floors: [] },
    { channelId: '2', floors: [4] },
  ])
  expect([zhCN.otherFiresOn([], '消防主机'), en.otherFiresOn([], 'Fire host')]).toEqual(['楼层未知 消防主机', 'Unknown floor Fire host'])
})

it('leave out other buildings, faults, and channels that were not asked for', () => {
  const open = [
    aFireHostRecord({ buildingId: '13', floor: 7 }),
    aFireHostRecord({ buildingId: '12', floor: 8, category: RECORD_CATEGORY.fault }),
    aRecord({ channelId: '2', buildingId: '12', floor: 9 }),
  ]
  expect(firesElsewhere('12', [{ channelId: HOST, floors: [] }], open)).toEqual([])
})
