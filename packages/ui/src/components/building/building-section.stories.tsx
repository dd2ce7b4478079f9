import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { BuildingSection } from './building-section'
import type { StoreyState } from './section-layout'

const fire = (floor: number, since: number | null = null): StoreyState => ({ floor, tone: 'alarm', since })

const meta = { title: 'UI 组件/BuildingSection 建筑剖面、楼层', id: 'ui-buildingsection', component: BuildingSection, args: { floors: 12, basements: 2, states: [], label: '地上 12 层，地下 2 层，无异常' } } satisfies Meta<typeof BuildingSection>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { ...playground({ floors: 12, basements: 2, height: 96, label: '地上 12 层，地下 2 层；火警 5F' }), render: (args) => <BuildingSection {...args} states={[fire(5)]} /> }

export const Calm: Story = {}

/** 5F burned first; the fire went up two floors and down one. */
export const Spreading: Story = {
  args: { states: [fire(5, 100), fire(6, 160), fire(7, 220), fire(4, 300)], label: '地上 12 层，地下 2 层；火警 5F、6F、7F、4F' },
  async play({ canvasElement, args }) {
    const section = within(canvasElement).getByRole('img', { name: args.label })
    await expect(section.querySelectorAll('.fs-section-lit')).toHaveLength(4)
    await expect(section.querySelectorAll('.fs-section-arrow')).toHaveLength(2)
  },
}

/** Alarm, fault and offline differ by shape: wider than the walls, half as wide, an outline. */
export const States: Story = {
  args: { states: [fire(9), { floor: 6, tone: 'fault', since: null }, { floor: 3, tone: 'offline', since: null }, fire(-1)] },
  async play({ canvasElement }) {
    const [upper, faulty, lower] = canvasElement.querySelectorAll<SVGRectElement>('.fs-section-lit')
    await expect(upper?.width.baseVal.value).toBeGreaterThan(40)
    await expect(faulty?.width.baseVal.value).toBe(20)
    await expect(lower?.width.baseVal.value).toBeGreaterThan(40)
    await expect(canvasElement.querySelectorAll('.fs-section-outline')).toHaveLength(1)
  },
}

/** A street: each building at its own height, a tower of 88 floors within the same space. */
export const Heights: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'end' }}>
      {[2, 6, 9, 18, 33, 88].map((floors) => <BuildingSection key={floors} floors={floors} basements={floors > 6 ? 3 : 0} states={floors > 10 ? [fire(11)] : []} label={`地上 ${floors} 层`} />)}
    </div>
  ),
}
