import { createApiClient, type MarkerInfo, SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { snapshotAt } from '../../testing'
import { FloorPlanActor, type PopoverState } from '../floor-plan.actor'
import { aMarkerInfo, aPlanContext, aPlanState } from '../floor-plan.fixtures'
import { floorPlanMachine } from '../floor-plan.machine'
import { MarkerPopover } from './marker-popover'

const MINUTE_MS = 60_000
const client = createApiClient(createMockBackend().clientOptions())

afterEach(cleanup)

it.each(['offline', 'loading', 'failed'] as const)('an offline device stays offline with the time of its last report, also while its values are loaded again: %s', (popover) => {
  draw(popover)
  expect(screen.getByText('设备已离线 2小时，最后上报时间 2026-11-21 12:00:00')).toBeVisible()
  expect(screen.queryByText('暂无实时数据')).toBeNull()
})

it.each([
  ['an alarm that the plan knows of and the device did not say yet', SENSOR_STATUS.normal, SENSOR_STATUS.alarm, '报警'],
  ['an alarm that the device says and the plan does not know of yet', SENSOR_STATUS.alarm, SENSOR_STATUS.normal, '报警'],
  ['an offline device whose values are those of before', null, SENSOR_STATUS.offline, '离线'],
  ['a device that no longer says that it is normal', null, SENSOR_STATUS.fault, '故障'],
] as const)('the state is the worse of the two that are known, as one of them may be older: %s', (_, ofDevice, onPlan, label) => {
  draw('failed', aMarkerInfo({ status: ofDevice, readings: [] }), onPlan)
  expect(screen.getByText(label)).toBeVisible()
})

it('dims values that are older than half an hour and says how old they are (domain 22)', () => {
  draw('shown', aMarkerInfo({ at: Date.now() - 31 * MINUTE_MS }))
  expect(screen.getByText('最后上报')).toHaveTextContent('最后上报 31分钟前')
  expect(screen.getByRole('list', { name: '实时状态' })).toHaveAttribute('data-old', 'true')
})

it('neither dims values of the last half hour nor says their age', () => {
  draw('shown', aMarkerInfo({ at: Date.now() - 29 * MINUTE_MS }))
  expect(screen.queryByText(/最后上报/)).toBeNull()
  expect(screen.getByRole('list', { name: '实时状态' })).toHaveAttribute('data-old', 'false')
})

it('says of a point of a fire host, which reports changes only, neither values nor an age', () => {
  draw('shown', aMarkerInfo({ at: Date.now() - 31 * MINUTE_MS, fireHostId: '8', loop: '1', address: '3', readings: [] }))
  expect(screen.queryByText(/最后上报/)).toBeNull()
})

it('says of a device that is marked outside of the picture that the plan does not show it', () => {
  draw('offline', offline, null, true)
  expect(screen.getByText('该设备标注在平面图范围之外，图上看不到')).toBeVisible()
})

const offline = aMarkerInfo({ status: SENSOR_STATUS.offline, at: Date.parse('2026-11-21T12:00:00+08:00'), offlineFor: '2小时', readings: [] })

function draw(popover: PopoverState, marker: MarkerInfo = offline, onPlan: SensorStatus | null = null, isOutside = false) {
  const markers = [{ id: '501', name: null, status: onPlan, x: 1, y: 1, color: null }]
  const context = aPlanContext({ markerId: '501', marker, markers })
  const value = aPlanState({ mode: { image: { ready: { data: 'fresh', popover } } } })
  render(
    <SmartFireProvider client={client}>
      <FloorPlanActor.Provider options={{ input: context, snapshot: snapshotAt(floorPlanMachine, value, context) }}>
        <MarkerPopover isOutside={isOutside} />
      </FloorPlanActor.Provider>
    </SmartFireProvider>,
  )
}
