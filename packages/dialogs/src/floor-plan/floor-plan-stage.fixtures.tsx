import { createApiClient, type SensorRow } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { StoryProvider } from '../testing/story-provider'
import { FloorPlanActor } from './floor-plan.actor'
import { aPlanContext, someDevices } from './floor-plan.fixtures'
import { floorPlanMachine } from './floor-plan.machine'
import type { FloorPlanContext } from './floor-plan.types'
import { FloorPlanView } from './floor-plan.view'
import { Overlays } from './parts/overlays'

export interface PlanArgs {
  value: StateValueFrom<typeof floorPlanMachine>
  context?: FloorPlanContext
  /** the rows of list mode */
  rows?: SensorRow[]
}
export type PlanStory = StoryObj<PlanArgs>

/** The floor plan in a state, as every one of its state stories shows it. Only for stories. */
export const planStage = {
  parameters: { machine: floorPlanMachine },
  render: ({ value, context = aPlanContext(), rows = someDevices() }, { globals }) => (
    <StoryProvider globals={globals} client={clientWithDevices(rows)}>
      <FloorPlanActor.Provider options={{ input: context, snapshot: snapshotAt(floorPlanMachine, value, context) }}>
        <FloorPlanView onClose={() => undefined} />
        <Overlays />
      </FloorPlanActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<PlanArgs>

/** List mode loads its rows by itself: here without a network. */
export function clientWithDevices(rows: SensorRow[]) {
  const client = createApiClient(createMockBackend().clientOptions())
  return { ...client, sensors: { ...client.sensors, onFloor: async () => ({ rows, total: 44, dropped: 0 }) } }
}

export const rail = () => screen.findByRole('navigation', { name: '楼层' })
export const panel = () => screen.findByRole('complementary', { name: '楼层与建筑信息' })
export const devices = () => screen.findByRole('table', { name: '3F 设备列表' })
