import { createApiClient } from '@smart-fire/api-client'
import { aFaultRecord, aRecord, createMockBackend, failing, unreachable } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { ConfirmExceptionDialog } from './confirm-exception-dialog'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())

const meta = {
  title: 'Dialogs 对话框/Confirm exception 确认火警、误报、故障/Flows',
  id: 'dialogs-confirm-exception-flows',
  component: ConfirmExceptionDialog,
  parameters: { msw: backend.handlers },
  args: { record: aRecord(), open: true, onClose: fn(), onConfirmed: fn() },
  beforeEach: () => {
    backend.heal()
    backend.world.records = [aRecord(), aFaultRecord()]
  },
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client}>
      <ConfirmExceptionDialog {...args} />
    </StoryProvider>
  ),
} satisfies Meta<typeof ConfirmExceptionDialog>

export default meta
type Story = StoryObj<typeof meta>

const RECORDS = { fire: aRecord(), fault: aFaultRecord(), 'fire, known by its id only': { kind: aRecord().kind, id: aRecord().id } }

export const Playground: StoryObj<{ open: boolean; record: keyof typeof RECORDS }> = {
  ...playground({ open: true, record: 'fire' }, { record: ['fire', 'fault', 'fire, known by its id only'] }),
  render: ({ open, record }, { globals }) => (
    <StoryProvider globals={globals} client={client}>
      <ConfirmExceptionDialog key={record} record={RECORDS[record]} open={open} onClose={() => undefined} />
    </StoryProvider>
  ),
}

export const ConfirmsARealFire: Story = {
  play: async ({ args }) => {
    await dialogShown()
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    await expect(await screen.findByText('处理成功')).toBeInTheDocument()
    await expect(args.onConfirmed).toHaveBeenCalledWith(args.record)
    await expect(args.onClose).toHaveBeenCalled()
    await expect(backend.world.records[0]).toMatchObject({ handled: true, verdict: '1' })
  },
}

export const ConfirmsAFalseAlarmByKeyboard: Story = {
  play: async () => {
    await dialogShown()
    const realFire = await screen.findByRole('radio', { name: /真实火警/ })
    realFire.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    await expect(await screen.findByText('处理成功')).toBeInTheDocument()
    await expect(backend.world.records[0]).toMatchObject({ handled: true, verdict: '0' })
  },
}

export const LooksAtThePlaceFirst: Story = {
  play: async () => {
    const confirmation = await dialogShown()
    await expect(await within(confirmation).findByText('1.2 %obs/m')).toBeVisible()
    await userEvent.click(within(confirmation).getByRole('button', { name: '查看位置' }))
    const popover = await dialogShown('报警 东侧走廊3-2')
    await expect(await within(popover).findByText('烟雾浓度')).toBeVisible()
    await expect(backend.world.records[0]).toMatchObject({ handled: false })
  },
}

export const ConfirmsAFault: Story = {
  args: { record: aFaultRecord() },
  play: async () => {
    await dialogShown()
    await userEvent.click(await screen.findByRole('button', { name: '已处理' }))
    await expect(await screen.findByText('处理成功')).toBeInTheDocument()
    await expect(backend.world.records[1]).toMatchObject({ handled: true })
  },
}

export const WarnsWhenTheServerIsUnreachable: Story = {
  beforeEach: () => backend.apply(unreachable('abnormalRecords.confirm')),
  play: async ({ args }) => {
    await dialogShown()
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    await expect(await screen.findByText('网络异常！')).toBeInTheDocument()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(args.onConfirmed).not.toHaveBeenCalled()
  },
}

export const WarnsWhenTheServerFails: Story = {
  beforeEach: () => backend.apply(failing('abnormalRecords.confirm')),
  play: async ({ args }) => {
    await dialogShown()
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    await expect(await screen.findByText('网络异常！')).toBeInTheDocument()
    await expect(args.onConfirmed).not.toHaveBeenCalled()
  },
}

export const ShowsThatAnotherPersonWasFirst: Story = {
  beforeEach: () => backend.handle(aRecord(), { handledBy: 'lihua', verdict: '0' }),
  play: async ({ args }) => {
    await dialogShown()
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('lihua')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('关闭'))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const SaysWhyTheServerRefused: Story = {
  beforeEach: () => backend.apply(failing('abnormalRecords.confirm', { httpStatus: 403, bodyStatus: 40131, message: '没有处理权限' })),
  play: async ({ args }) => {
    await dialogShown()
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('禁止')
    await expect(alert).toHaveTextContent('没有处理权限')
    await expect(args.onClose).not.toHaveBeenCalled()
    backend.heal()
    await userEvent.click(screen.getByRole('button', { name: '重新核实' }))
    await userEvent.click(await screen.findByRole('radio', { name: /误报/ }))
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    await expect(await screen.findByText('处理成功')).toBeInTheDocument()
    await expect(backend.world.records[0]).toMatchObject({ handled: true, verdict: '0' })
  },
}
