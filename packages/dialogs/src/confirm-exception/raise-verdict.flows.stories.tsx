import { createApiClient } from '@smart-fire/api-client'
import { aRecord, createMockBackend, unreachable } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { alertDialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { RaiseVerdictDialog } from './raise-verdict-dialog'
import { aJudgedFire } from './raise-verdict.fixtures'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())
const judged = aJudgedFire()

const meta = {
  title: 'Dialogs 对话框/Confirm exception 确认火警、误报、故障/Raise verdict 更正为真实火警/Flows',
  id: 'dialogs-confirm-exception-raise-verdict-flows',
  component: RaiseVerdictDialog,
  parameters: { msw: backend.handlers },
  args: { record: judged, name: '星河大厦 3F 东侧走廊3-2', open: true, onClose: fn(), onRaised: fn() },
  beforeEach: () => {
    backend.heal()
    backend.world.records = [aRecord({ id: judged.id, handled: true, verdict: judged.verdict, handledBy: judged.handledBy })]
  },
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client}>
      <RaiseVerdictDialog {...args} />
    </StoryProvider>
  ),
} satisfies Meta<typeof RaiseVerdictDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ open: true, name: '星河大厦 3F 东侧走廊3-2' })

const raise = async () => {
  const asking = await alertDialogShown('更正为真实火警')
  await userEvent.click(within(asking).getByRole('button', { name: '更正为真实火警' }))
}

/** A false alarm of another person becomes a real fire. */
export const RaisesAFalseAlarm: Story = {
  play: async ({ args }) => {
    await raise()
    await expect(await screen.findByText('已更正为真实火警')).toBeInTheDocument()
    await expect(backend.world.records[0]).toMatchObject({ verdict: '1' })
    await expect(args.onRaised).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Another person was first: the record is a real fire, and the operator reads by whom. */
export const AnotherPersonWasFirst: Story = {
  beforeEach: () => {
    backend.world.records = [aRecord({ id: judged.id, handled: true, verdict: '1', handledBy: 'wangwu' })]
  },
  play: async ({ args }) => {
    await raise()
    await expect(await screen.findByText('wangwu 已将该记录更正为真实火警')).toBeInTheDocument()
    await expect(args.onRaised).toHaveBeenCalledOnce()
  },
}

/** The call fails: the dialog stays and can send again. */
export const CanBeSentAgain: Story = {
  beforeEach: () => backend.apply(unreachable('abnormalRecords.raiseVerdict')),
  play: async ({ args }) => {
    await raise()
    const shown = within(await screen.findByRole('alertdialog'))
    await expect(await shown.findByRole('alert')).toHaveTextContent('更正失败，请重试')
    await expect(args.onClose).not.toHaveBeenCalled()
    backend.heal()
    await userEvent.click(shown.getByRole('button', { name: '更正为真实火警' }))
    await waitFor(() => expect(args.onRaised).toHaveBeenCalledOnce())
  },
}
