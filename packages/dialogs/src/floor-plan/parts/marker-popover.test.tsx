import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { snapshotAt } from '../../testing'
import { FloorPlanActor, type PopoverState } from '../floor-plan.actor'
import { aMarkerInfo, aPlanContext, aPlanState } from '../floor-plan.fixtures'
import { floorPlanMachine } from '../floor-plan.machine'
import { MarkerPopover } from './marker-popover'

const client = createApiClient(createMockBackend().clientOptions())

afterEach(cleanup)

it.each(['offline', 'loading', 'failed'] as const)('an offline device stays offline with the time of its last report, also while its values are loaded again: %s', (popover) => {
  draw(popover)
  expect(screen.getByText('设备已离线 2小时，最后上报时间 2026-11-21 12:00:00')).toBeVisible()
  expect(screen.queryByText('暂无实时数据')).toBeNull()
})

function draw(popover: PopoverState) {
  const marker = aMarkerInfo({ status: SENSOR_STATUS.offline, at: Date.parse('2026-11-21T12:00:00+08:00'), offlineFor: '2小时', readings: [] })
  const context = aPlanContext({ markerId: '501', marker })
  const value = aPlanState({ mode: { image: { ready: { data: 'fresh', popover } } } })
  render(
    <SmartFireProvider client={client}>
      <FloorPlanActor.Provider options={{ input: context, snapshot: snapshotAt(floorPlanMachine, value, context) }}>
        <MarkerPopover />
      </FloorPlanActor.Provider>
    </SmartFireProvider>,
  )
}
