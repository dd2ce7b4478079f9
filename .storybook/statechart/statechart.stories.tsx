import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { createActor, createMachine } from 'xstate'
import { Statechart } from './statechart'

const lamp = createMachine({
  id: 'storyLamp',
  initial: 'off',
  states: {
    off: { description: 'Dark.', on: { press: 'on' } },
    on: { description: 'Bright.', on: { press: 'off' } },
  },
})

const meta = {
  title: 'Workbench 工作台/Statechart 状态图',
  id: 'workbench-statechart',
  render: () => (
    <Statechart
      machine={lamp}
      stories={[
        { id: 'lamp--off', name: 'Off', paths: ['off'], exampleOf: [], extras: 0 },
        { id: 'lamp--on', name: 'On', paths: ['on'], exampleOf: [], extras: 0 },
      ]}
    />
  ),
} satisfies Meta

export default meta
type Story = StoryObj

const litStates = () => [...document.querySelectorAll<SVGElement>('[data-lit]')].map(({ dataset }) => dataset.path)

export const FollowsARunningMachine: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: /off/ })).toHaveAttribute('href', './?path=/story/lamp--off')
    await expect(screen.getByRole('link', { name: /on/ })).toHaveAttribute('href', './?path=/story/lamp--on')
    await expect(litStates()).toEqual([])
    const actor = createActor(lamp).start()
    await waitFor(() => expect(litStates()).toEqual(['off']))
    actor.send({ type: 'press' })
    await waitFor(() => expect(litStates()).toEqual(['on']))
    actor.stop()
  },
}
