import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { StoryProvider } from '../testing/story-provider'
import { FloorPlanActor } from './floor-plan.actor'
import { aPlanContext } from './floor-plan.fixtures'
import { floorPlanMachine } from './floor-plan.machine'
import type { FloorPlanContext } from './floor-plan.types'
import { FloorPlanView } from './floor-plan.view'
import { Overlays } from './parts/overlays'

export interface PlanArgs {
  value: StateValueFrom<typeof floorPlanMachine>
  context?: FloorPlanContext
}
export type PlanStory = StoryObj<PlanArgs>

/** The floor plan in a state, as every one of its state stories shows it. Only for stories. */
export const planStage = {
  parameters: { machine: floorPlanMachine },
  render: ({ value, context = aPlanContext() }, { globals }) => (
    <StoryProvider globals={globals}>
      <FloorPlanActor.Provider options={{ input: context, snapshot: snapshotAt(floorPlanMachine, value, context) }}>
        <FloorPlanView onClose={() => undefined} />
        <Overlays />
      </FloorPlanActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<PlanArgs>

export const rail = () => screen.findByRole('navigation', { name: '楼层' })
export const panel = () => screen.findByRole('complementary', { name: '楼层与建筑信息' })
export const devices = () => screen.findByRole('table', { name: '3F 设备列表' })
