import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { confirmExceptionMachine } from '../../packages/dialogs/src/confirm-exception/confirm-exception.machine'
import * as stories from '../../packages/dialogs/src/confirm-exception/confirm-exception.states.stories'
import { storiesInModule } from '../blocks/state-stories'
import { DrivenChart } from './driven-chart'

const meta = {
  title: 'Workbench 工作台/Statechart 状态图',
  id: 'workbench-statechart',
  render: () => <DrivenChart machine={confirmExceptionMachine} stories={storiesInModule(stories)} />,
} satisfies Meta

export default meta
type Story = StoryObj

const PATIENCE = { timeout: 45_000 } // the frame loads the workbench once more
const state = (path: string) => screen.findByRole('button', { name: new RegExp(`^${path}:`) })
const marked = () => [...document.querySelectorAll<SVGElement>('[aria-current]')].map(({ dataset }) => dataset.path)
const dialog = () => within(screen.getByTitle<HTMLIFrameElement>('Live: confirmException').contentDocument?.body ?? document.body)

/** A state asked for by mouse or key is shown beside the chart, and what a person does there is marked in the chart. */
export const DrivesTheDialogBesideIt: Story = {
  play: async () => {
    await waitFor(() => expect(marked()).toEqual(['deciding.current']), PATIENCE)
    await dialog().findByRole('radio', { name: /真实火警/ })

    await userEvent.click(await state('conflict'))
    await waitFor(() => expect(marked()).toEqual(['conflict']), PATIENCE)
    await expect(await dialog().findByRole('alert')).toHaveTextContent('该记录已被处理')

    const again = await state('deciding.askingAgain')
    again.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(marked()).toEqual(['deciding.askingAgain']), PATIENCE)
    await expect(screen.getByText('Entered deciding.askingAgain')).toHaveAttribute('role', 'status')

    // a person leads the dialog on, and asks for the same state anew
    await userEvent.click(await dialog().findByRole('button', { name: '返回' }))
    await waitFor(() => expect(marked()).toEqual(['deciding.stale']))
    again.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(marked()).toEqual(['deciding.askingAgain']), PATIENCE)
  },
}
