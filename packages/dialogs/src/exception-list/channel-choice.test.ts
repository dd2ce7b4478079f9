import type { AlarmChannel } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { channelsWithNewFire, nextChannel, openingChannel } from './channel-choice'

const smoke = (count: number | null, fireCount: number | null = 0): AlarmChannel => ({ id: '1', name: '无线感烟', count, fireCount, floorsInTrouble: null })
const water = (count: number | null): AlarmChannel => ({ id: '5', name: '消防用水', count, fireCount: 0, floorsInTrouble: null })
const hosts = (count: number, fireCount: number | null = 0): AlarmChannel => ({
  id: '11',
  name: '消防主机',
  count,
  fireCount,
  floorsInTrouble: null,
})

it('opens on the channel of the newest unhandled fire', () => {
  expect(openingChannel([smoke(3, 1), water(2), hosts(1, 1)], '11')).toBe('11')
})

it('opens on a channel that holds a fire when it is not known which fire is newest', () => {
  expect(openingChannel([smoke(3), water(2), hosts(1, 1)], null)).toBe('11')
})

it('opens on the first channel with something to do when there is no fire', () => {
  expect(openingChannel([smoke(0), water(2), hosts(1)], null)).toBe('5')
})

it('opens on the first channel when nothing is pending', () => {
  expect(openingChannel([smoke(0), water(0)], null)).toBe('1')
})

it('does not open on a channel that the tenant does not have', () => {
  expect(openingChannel([smoke(0, null), hosts(4, null)], '7')).toBe('11')
})

it('treats a channel with an unknown count as one that may have something to do, after those that have', () => {
  expect(openingChannel([smoke(0), water(null), hosts(1)], null)).toBe('11')
  expect(openingChannel([smoke(0), water(null), hosts(0)], null)).toBe('5')
  expect(nextChannel([smoke(0), water(null), hosts(0)], '1')).toBe('5')
})

it('has nothing to open without channels', () => {
  expect(openingChannel([], '1')).toBeNull()
})

it('goes round the channels with something to do, never to itself', () => {
  expect(nextChannel([smoke(3, 1), water(2), hosts(1, 1)], '1')).toBe('5')
  expect(nextChannel([smoke(3), water(2), hosts(1)], '5')).toBe('11')
  expect(nextChannel([smoke(3), water(2), hosts(0)], '11')).toBe('1')
  expect(nextChannel([smoke(3, 3), water(0), hosts(0)], '1')).toBeNull()
})

it('finds another channel whose fires became more', () => {
  const before = { channels: [smoke(3, 1), water(2), hosts(1)], channelId: '1' }
  expect(channelsWithNewFire(before, [smoke(4, 2), water(2), hosts(2, 1)])).toEqual(['11'])
  expect(channelsWithNewFire(before, [smoke(4, 2), water(3), hosts(1)])).toEqual([])
  expect(channelsWithNewFire({ channels: [], channelId: null }, [smoke(3, 1), hosts(1, 1)])).toEqual([])
  expect(channelsWithNewFire(before, [smoke(4, 2), hosts(2, null)])).toEqual([])
})
