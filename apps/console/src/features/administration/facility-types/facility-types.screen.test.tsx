import type { FacilityType } from '@smart-fire/api-client/facility-types'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowOfScreen } from '../../../testing/row-of-screen'
import { aFacilityType } from './facility-types.sample'
import facilityTypes from './facility-types.screen'

const pointsOf = async (changes: Partial<FacilityType>) => within(await rowOfScreen(facilityTypes, aFacilityType(changes), /^120/)).queryByRole('button', { name: /^监测点/ })

it('the measuring points of a type are set', async () => {
  expect(await pointsOf({})).not.toBeNull()
})

it.each<[string, Partial<FacilityType>]>([['outlets', { hasOutlets: null }], ['code', { code: null }], ['name', { name: null }], ['list of points', { pointIds: null }]])(
  'its measuring points are not set while its %s could not be read: a default would be written over it', async (_what, unread) => {
    expect(await pointsOf(unread)).toBeNull()
  })
