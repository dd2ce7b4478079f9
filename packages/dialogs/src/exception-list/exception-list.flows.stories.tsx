import { createApiClient, RECORD_CATEGORY } from '@smart-fire/api-client'
import {
  aFaultRecord,
  aFireHostRecord,
  aHydrantRecord,
  aRecord,
  createMockBackend,
  failing,
  unreachable,
  withoutPlanSetup,
} from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { ExceptionListDialog } from './exception-list-dialog'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())
const PAGE_AND_A_HALF = 23

const meta = {
  title: 'Dialogs 对话框/Exception list 待处理异常/Flows',
  id: 'dialogs-exception-list-flows',
  component: ExceptionListDialog,
  parameters: { msw: backend.handlers },
  args: { open: true, onClose: fn(), onConfirmed: fn() },
  beforeEach: () => {
    backend.heal()
    backend.alarms.reachable = true
    backend.world.planAllowed = true
    backend.world.records = [
      aRecord({ id: '1' }),
      ...Array.from({ length: PAGE_AND_A_HALF - 1 }, (_, at) =>
        aFaultRecord({ id: `${at + 2}`, position: `${at + 2}号点位`, raisedAt: backend.world.now() - (at + 1) * 60_000 }),
      ),
    ]
  },
  render: (args, { globals, parameters }) => (
    <StoryProvider globals={globals} client={client} alarms={parameters.withoutLink ? undefined : { userId: '7' }}>
      <ExceptionListDialog {...args} />
    </StoryProvider>
  ),
} satisfies Meta<typeof ExceptionListDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ open: true })

const table = () => screen.findByRole('table', { name: '无线感烟待处理异常' })

export const ConfirmsAFire: Story = {
  play: async ({ args }) => {
    await dialogShown()
    await userEvent.click(await within(await table()).findByRole('button', { name: /确认：.*烟雾报警/ }))
    const dialog = await dialogShown(/确认火警/)
    await userEvent.click(within(dialog).getByRole('button', { name: '确认' }))
    await expect(await screen.findByText('处理成功')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /确认火警/ })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('button', { name: /确认：.*烟雾报警/ })).toBeNull())
    await expect(await screen.findByRole('button', { name: /无线感烟，待处理 22 条/ })).toBeVisible()
    await expect(args.onConfirmed).toHaveBeenCalled()
  },
}

export const KeepsThePageAfterAConfirmation: Story = {
  play: async () => {
    await dialogShown()
    await within(await table()).findByText('2号点位')
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    await userEvent.click(await within(await table()).findByRole('button', { name: /确认：.*16号点位/ }))
    await userEvent.click(await screen.findByRole('button', { name: '已处理' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /确认：.*16号点位/ })).toBeNull())
    await expect(await within(await table()).findByText('20号点位')).toBeVisible()
  },
}

export const KeepsAVerdictThatWasNotSent: Story = {
  beforeEach: () => backend.apply(unreachable('abnormalRecords.confirm')),
  play: async () => {
    await dialogShown()
    await userEvent.click(await within(await table()).findByRole('button', { name: /确认：.*烟雾报警/ }))
    const dialog = await dialogShown(/确认火警/)
    await userEvent.click(within(dialog).getByRole('button', { name: '确认' }))
    await expect(await screen.findByText('网络异常！')).toBeInTheDocument()
    await expect(await within(await table()).findByText('未发送 · 真实火警')).toBeVisible()
    backend.heal()
    await userEvent.click(within(await table()).getByRole('button', { name: /重新发送/ }))
    await expect(await screen.findByText('处理成功')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(/^未发送/)).toBeNull())
  },
}

/** A colleague judged first while the dialog was open: the row has left the list, and the keys continue with the next one. */
export const GoesOnAfterAConflict: Story = {
  play: async () => {
    await dialogShown()
    await userEvent.click(await within(await table()).findByRole('button', { name: /确认：.*烟雾报警/ }))
    const dialog = await dialogShown(/确认火警/)
    // a press in the dialog: from then on it follows the alarm link
    await userEvent.click(await within(dialog).findByText('误报', { exact: true }))
    backend.handle({ kind: 'general', id: '1' }, { handledBy: '李强', verdict: '2' })
    await waitFor(() => expect(document.querySelector('[data-key="general:1"]')).toBeNull())
    // the open confirmation learns of it at once: there is nothing left to confirm
    await within(dialog).findByText('该记录已被处理')
    await expect(within(dialog).queryByRole('button', { name: '确认' })).toBeNull()
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /确认火警/ })).toBeNull())
    await focusOn('general:2')
  },
}

const press = (keys: string) => userEvent.keyboard(keys)
const focusOn = (key: string) => waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', key))

export const JudgesByKeyboard: Story = {
  play: async () => {
    await dialogShown()
    await focusOn('general:1')
    const time = within(await table()).getByRole('columnheader', { name: '发生时间' })
    const place = time.getBoundingClientRect().left
    await press('0')
    await expect(await screen.findByText('核实结论：误报')).toBeInTheDocument()
    await press('{Enter}')
    // only the text is tested here; the five seconds are tested with the outbox on a simulated clock
    await expect(await screen.findByText('星河大厦 3F 东侧走廊3-2 烟雾报警：误报，5 秒后发送，按 U 撤销')).toBeInTheDocument()
    await focusOn('general:2')
    // no column moves while the operator continues
    await expect(await within(await table()).findByRole('button', { name: /^撤销：/ })).toBeVisible()
    await expect(time.getBoundingClientRect().left).toBe(place)
    // a held verdict is sent when its page is left, which would change the world of the next story
    await press('u')
    await focusOn('general:1')
  },
}

export const UndoesByKeyboard: Story = {
  play: async () => {
    await dialogShown()
    await focusOn('general:1')
    await press('{Enter}u')
    await expect(await screen.findByText('已撤销：星河大厦 3F 东侧走廊3-2 烟雾报警')).toBeInTheDocument()
    await expect(await within(await table()).findByRole('button', { name: /确认：.*烟雾报警/ })).toBeVisible()
    await focusOn('general:1')
    await expect(backend.world.records[0]).toMatchObject({ handled: false })
  },
}

export const IgnoresKeysInFields: Story = {
  play: async () => {
    await dialogShown()
    await focusOn('general:1')
    screen.getByRole('button', { name: /消防主机，待处理/ }).focus()
    await press('0ju')
    await expect(screen.getByText('第 1 条，共 23 条')).toBeVisible()
    await expect(screen.queryByText('核实结论：误报')).toBeNull()
  },
}

export const OpensTheHelpByKey: Story = {
  play: async () => {
    await dialogShown()
    await focusOn('general:1')
    await press('?')
    const sheet = await dialogShown('键盘快捷键')
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭单键快捷键' }))
    await press('{Escape}')
    await expect(await screen.findByRole('button', { name: '开启单键快捷键' })).toBeVisible()
    await focusOn('general:1')
    await press('{Enter}')
    await expect(await dialogShown(/确认火警/)).toBeVisible()
  },
}

export const OpensTheHydrantOfARow: Story = {
  beforeEach: () => {
    backend.world.records = [aHydrantRecord()]
  },
  play: async () => {
    await dialogShown()
    await userEvent.click(await screen.findByRole('button', { name: '查看消防设施：北门1号消火栓' }))
    await expect(await dialogShown('北门1号消火栓')).toBeVisible()
  },
}

export const KeepsTheScrollWhenRefreshed: Story = {
  play: async () => {
    const dialog = await dialogShown()
    // rows move while the opening animation of the dialog runs
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0))
    const row = (await within(await table()).findByText('15号点位')).closest('tr')
    row?.scrollIntoView({ block: 'end' })
    const top = row?.getBoundingClientRect().top
    const before = screen.getByText(/^更新于/).textContent
    backend.world.records = backend.world.records.map((record) => ({ ...record }))
    await userEvent.click(screen.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '刷新' })).not.toHaveAttribute('aria-busy', 'true'))
    await expect(before).not.toBe('')
    await expect(row?.getBoundingClientRect().top).toBe(top)
  },
}

export const ShowsWhatArrivesWithoutMovingTheOperator: Story = {
  play: async () => {
    await dialogShown()
    const row = (await within(await table()).findByText('3号点位')).closest('tr')
    if (row === null) throw new Error('3号点位 is not in a row')
    await userEvent.click(row)
    await expect(row).toHaveAttribute('aria-selected', 'true')
    backend.raise(aRecord({ id: '99', position: '新火警点位', raisedAt: backend.world.now() + 1_000 }))
    await expect(await within(await table()).findByText('新火警点位')).toBeVisible()
    await expect(row).toHaveAttribute('aria-selected', 'true')
  },
}

/** The dialog covers the page's top bar: link and age of the data are in its header instead. */
export const KeepsTheLinkVisible: Story = {
  play: async () => {
    const dialog = within(await dialogShown())
    await expect(await dialog.findByText('实时连接正常', {}, { timeout: 15_000 })).toBeVisible()
    backend.alarms.reachable = false
    backend.alarms.drop()
    await expect(await dialog.findByText(/连接中断，正在重连/, {}, { timeout: 15_000 })).toBeVisible()
    await expect(dialog.getByText(/^\d+ 秒前更新$/)).toBeVisible()
  },
}

export const SaysThatAnotherChannelHasAFire: Story = {
  play: async () => {
    await dialogShown()
    await within(await table()).findByText('2号点位')
    backend.raise(aFireHostRecord({ raisedAt: backend.world.now() + 1_000 }))
    const line = await screen.findByText('另一通道有火警：消防主机', {}, { timeout: 15_000 })
    await expect(line).toBeVisible()
    await expect(screen.getByRole('table', { name: '无线感烟待处理异常' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '查看' }))
    await expect(await screen.findByRole('table', { name: '消防主机待处理异常' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('另一通道有火警：消防主机')).toBeNull())
  },
}

export const OpensTheFloorPlanOnFloorAndMarkerOfTheRow: Story = {
  play: async () => {
    await dialogShown()
    await userEvent.click(await within(await table()).findByRole('button', { name: /查看平面图：.*烟雾报警/ }))
    await dialogShown('星河大厦')
    // image mode, and the marker of the row's device open on the plan
    await expect(await screen.findByRole('application', { name: '3F 平面图' }, { timeout: 5_000 })).toBeVisible()
    await expect(await screen.findByText('a1b2c3d4', { selector: 'dd, dd *' }, { timeout: 5_000 })).toBeVisible()
  },
}

export const HasNoPlanColumnWithoutThePermission: Story = {
  beforeEach: () => backend.apply(withoutPlanSetup()),
  play: async () => {
    await dialogShown()
    await within(await table()).findByText('2号点位')
    await expect(screen.queryByRole('columnheader', { name: '平面图' })).toBeNull()
  },
}

export const OpensOnTheFirstChannelWithSomethingToDo: Story = {
  beforeEach: () => {
    backend.world.records = [aFireHostRecord({ category: RECORD_CATEGORY.fault, alarmType: '通讯故障' })]
  },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('table', { name: '消防主机待处理异常' })).toBeVisible()
  },
}

export const IsEmptyWhenNothingIsPending: Story = {
  beforeEach: () => {
    backend.world.records = []
  },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('该系统没有待处理异常')).toBeVisible()
  },
}

export const RetriesAFailedLoad: Story = {
  // with a link the list would be loaded again before the button could be pressed
  parameters: { withoutLink: true },
  beforeEach: () => backend.apply(failing('abnormalRecords.list')),
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('待处理异常加载失败')).toBeVisible()
    backend.heal()
    await userEvent.click(screen.getByRole('button', { name: /重试/ }))
    await expect(await within(await table()).findByText('2号点位')).toBeVisible()
  },
}
