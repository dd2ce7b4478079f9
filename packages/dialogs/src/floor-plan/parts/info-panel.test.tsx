import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend, deviceCounts, unplacedCounts } from '@smart-fire/api-client/mock'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { snapshotAt } from '../../testing'
import { FloorPlanActor } from '../floor-plan.actor'
import { aFloorData, aPlanContext, aPlanState } from '../floor-plan.fixtures'
import { floorPlanMachine } from '../floor-plan.machine'
import { InfoPanel } from './info-panel'

const client = createApiClient(createMockBackend().clientOptions())

afterEach(cleanup)

it.each([
  ['floorInfo', 'the floor', '2'],
  ['buildingInfo', 'the whole building', '9'],
] as const)('the tab %s counts the devices that are not enabled of %s', (tab, _, count) => {
  draw(tab)
  const counts = within(screen.getByRole('region', { name: '设备统计' }))
  expect(counts.getByText('未启用设备').parentElement).toHaveTextContent(`未启用设备${count}查看`)
})

function draw(tab: 'floorInfo' | 'buildingInfo') {
  const context = aPlanContext({
    floorData: aFloorData({ unplaced: unplacedCounts({ notEnabled: 2, allNotEnabled: 9 }) }),
    wholeData: { counts: deviceCounts(), unplaced: unplacedCounts({ notEnabled: 2, allNotEnabled: 9 }) },
  })
  render(
    <SmartFireProvider client={client}>
      <FloorPlanActor.Provider options={{ input: context, snapshot: snapshotAt(floorPlanMachine, aPlanState({ panel: { open: tab } }), context) }}>
        <InfoPanel />
      </FloorPlanActor.Provider>
    </SmartFireProvider>,
  )
}
