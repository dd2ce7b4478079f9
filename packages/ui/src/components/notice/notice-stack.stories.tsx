import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { TONES } from '../../theme/tone'
import { Button } from '../button/button'
import { FullScreenDialog } from '../dialog/full-screen-dialog'
import { ModalDialog } from '../dialog/modal-dialog'
import { Menu } from '../navigation/menu'
import { NoticeCard, type NoticeCardProps } from './notice-card'
import { NoticeStack, type NoticeItem } from './notice-stack'

const close = fn()
const look = fn()
const closeAll = fn()
const notices: NoticeItem[] = Array.from({ length: 7 }, (_, at) => ({
  id: String(at),
  tone: at < 2 ? 'alarm' : 'fault',
  title: at < 2 ? `万达广场A座 ${at + 1} 号 · 火警` : `云锦东方写字楼 ${at + 1} 号 · 故障`,
  time: `14:3${at}:08`,
  body: '3F 东侧走道电梯厅前室　点型光电感烟火灾探测器',
  actions: <Button size="sm" variant={at < 2 ? 'solid' : 'outline'} onClick={look}>查看位置</Button>,
  onClose: close,
}))

const meta = { title: 'UI 组件/NoticeStack 消息通知', id: 'ui-noticestack', component: NoticeStack, args: { label: '实时消息', notices, onMore: fn() } } satisfies Meta<typeof NoticeStack>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<Pick<NoticeCardProps, 'tone' | 'title' | 'time' | 'quiet' | 'lasting'>> = {
  ...playground({ tone: 'alarm', title: '万达广场A座 · 火警', time: '14:32:08', quiet: false, lasting: false }, { tone: TONES }),
  render: (args) => <NoticeCard {...args} onClose={() => {}}>3F 东侧走道电梯厅前室</NoticeCard>,
}

const log = () => screen.findByRole('log', { name: '实时消息' })

export const FiveShownRestCounted: Story = {
  async play({ args }) {
    const stack = within(await log())
    await expect(stack.getAllByRole('article')).toHaveLength(5)
    await userEvent.click(stack.getByRole('button', { name: '另有 2 条' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const One: Story = {
  args: { notices: notices.slice(0, 1) },
  async play() {
    close.mockClear()
    // above the layers of any portal
    await expect(getComputedStyle(await log()).zIndex).toBe('9999')
    const stack = within(await log())
    await expect(stack.getByRole('heading', { name: '万达广场A座 1 号 · 火警' })).toBeVisible()
    await userEvent.click(stack.getByRole('button', { name: '关闭' }))
    await expect(close).toHaveBeenCalledOnce()
  },
}

const inSight = (element: HTMLElement) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}
const isAtItsEdge = (stack: HTMLElement) => stack.getBoundingClientRect().right === document.documentElement.clientWidth

/** The dialog makes room for the notices: they cover nothing of it, and each can be used. */
export const BesideADialog: Story = {
  args: { notices: notices.slice(0, 1) },
  render: (args) => (
    <>
      <FullScreenDialog open onClose={() => {}} title="待处理异常" actions={<Button>刷新</Button>}>请核实。</FullScreenDialog>
      <NoticeStack {...args} />
    </>
  ),
  async play() {
    look.mockClear()
    const dialog = await screen.findByRole('dialog', { name: '待处理异常' })
    const stack = await log()
    await expect(isAtItsEdge(stack)).toBe(true)
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(stack.getBoundingClientRect().left))
    await expect(inSight(within(dialog).getByRole('button', { name: '关闭' }))).toBe(true)
    await userEvent.click(within(await log()).getByRole('button', { name: '查看位置' }))
    await expect(look).toHaveBeenCalledOnce()
    await expect(dialog).toBeVisible()
  },
}

/** One button takes all of them down. */
export const ClosedAtOnce: Story = {
  args: { onCloseAll: closeAll },
  async play() {
    closeAll.mockClear()
    await userEvent.click(within(await log()).getByRole('button', { name: '全部收起' }))
    await expect(closeAll).toHaveBeenCalledOnce()
  },
}

/** A question stands in the middle of the room that the notices leave. */
export const BesideAQuestion: Story = {
  args: { notices: notices.slice(0, 1) },
  render: (args) => (
    <>
      <ModalDialog open onClose={() => {}} title="确认故障" footer={<Button>确定</Button>}>请核实。</ModalDialog>
      <NoticeStack {...args} />
    </>
  ),
  async play() {
    look.mockClear()
    const dialog = await screen.findByRole('dialog', { name: '确认故障' })
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual((await log()).getBoundingClientRect().left)
    await userEvent.click(within(await log()).getByRole('button', { name: '查看位置' }))
    await expect(look).toHaveBeenCalledOnce()
    await expect(screen.getByRole('dialog', { name: '确认故障' })).toBeVisible()
  },
}

/** A low screen: fewer notices fit than are drawn. */
export const CountStaysVisible: Story = {
  async play() {
    const stack = await log()
    stack.style.maxHeight = '240px'
    const line = within(stack).getByRole('button', { name: '另有 2 条' })
    await expect(stack.scrollHeight).toBeGreaterThan(stack.clientHeight)
    for (const top of [0, 60, stack.scrollHeight]) {
      stack.scrollTop = top
      await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(Math.ceil(stack.getBoundingClientRect().bottom))
    }
  },
}

/** A menu that the user has opened is not covered by notices. */
export const MenusOpenAboveNotices: Story = {
  render: (args) => (
    <>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Menu trigger="消音" label="消音" items={[{ id: '5', label: '消音 5 分钟', onSelect: look }]} />
      </div>
      <NoticeStack {...args} />
    </>
  ),
  async play() {
    const stack = await log()
    await userEvent.click(screen.getByRole('button', { name: '消音' }))
    const item = await screen.findByRole('menuitem', { name: '消音 5 分钟' })
    await waitFor(() => expect([inSight(item), isAtItsEdge(stack)]).toEqual([true, true]))
  },
}

/** Elements below the notices stay visible when they get the keyboard focus. */
export const FocusStaysVisible: Story = {
  render: (args) => (
    <>
      <Button>刷新</Button>
      <span style={{ position: 'fixed', top: 120, right: 60 }}>
        <Button>第 2 页</Button>
      </span>
      <NoticeStack {...args} />
    </>
  ),
  async play() {
    const stack = await log()
    const covered = screen.getByRole('button', { name: '第 2 页' })
    await waitFor(() => expect([inSight(covered), isAtItsEdge(stack)]).toEqual([false, true]))
    screen.getByRole('button', { name: '刷新' }).focus()
    await userEvent.tab()
    await waitFor(() => expect(inSight(covered)).toBe(true))
    await expect(covered).toHaveFocus()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(isAtItsEdge(stack)).toBe(true))
  },
}
