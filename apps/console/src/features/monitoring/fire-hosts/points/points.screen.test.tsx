import type { FireHostPoint } from '@smart-fire/api-client/fire-hosts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowOfScreen } from '../../../../testing/row-of-screen'
import { aPoint } from './points.sample'
import points from './points.screen'

const actOf = async (name: RegExp, changes: Partial<FireHostPoint>) => within(await rowOfScreen(points, aPoint(changes), '3F 走廊')).queryByRole('button', { name })
const floorOf = (changes: Partial<FireHostPoint>) => actOf(/^设置楼层/, changes)
const placeOf = (changes: Partial<FireHostPoint>) => actOf(/^标注位置/, changes)

it('the floor of a point is set', async () => {
  expect(await floorOf({})).not.toBeNull()
})

it.each<[string, Partial<FireHostPoint>]>([['host', { fireHostId: null }], ['loop', { loop: null }], ['address', { address: null }], ['series', { series: null }]])(
  'its floor is not set while its %s could not be read: nothing would be written over it', async (_what, unread) => {
    expect(await floorOf(unread)).toBeNull()
  })

it('a point is placed on its plan', async () => {
  expect(await placeOf({})).not.toBeNull()
})

it.each<Partial<FireHostPoint>>([{ fireHostId: null }, { loop: null }, { address: null }, { series: null }, { buildingId: null }, { floor: null }])(
  'a point with %j is not placed: what could not be read would be sent as nothing', async (unread) => {
    expect(await placeOf(unread)).toBeNull()
  })
