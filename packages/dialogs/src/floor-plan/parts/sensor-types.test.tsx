import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { snapshotAt } from '../../testing'
import { FloorPlanActor } from '../floor-plan.actor'
import { aPlanContext, aPlanState } from '../floor-plan.fixtures'
import { floorPlanMachine } from '../floor-plan.machine'
import { SensorTypes } from './sensor-types'

const client = createApiClient(createMockBackend().clientOptions())

const context = aPlanContext()

it('shows the types of the floor that is open and no others, also after a floor that has a type twice', () => {
  const draw = (types: string[]) => (
    <SmartFireProvider client={client}>
      <FloorPlanActor.Provider options={{ input: context, snapshot: snapshotAt(floorPlanMachine, aPlanState(), context) }}>
        <SensorTypes types={{ rows: types.map((type, at) => ({ type, count: at + 1, color: null })), dropped: 0 }} />
      </FloorPlanActor.Provider>
    </SmartFireProvider>
  )
  const { rerender } = render(draw(['手动报警按钮', '烟感', '烟感']))
  rerender(draw(['烟感', '温感']))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['烟感1', '温感2'])
})
