import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { StoryWorld } from '../../testing/story-world'
import { PlanEditorActor } from './plan-editor.actor'
import { aDraft, A_REFUSAL, anEditedFloor, aPlanEditor, theirFloor, twoMoves } from './plan-editor.fixtures'
import { planEditorMachine, type PlanEditorContext } from './plan-editor.machine'
import { PlanEditorView } from './plan-editor.view'

interface Args {
  value: StateValueFrom<typeof planEditorMachine>
  context?: PlanEditorContext
  mayPublish?: boolean
}

const SETTLED = { plan: { editing: 'settled' }, picture: 'idle', view: 'published', buildings: 'loaded', leaving: 'staying' } as const
const withDraft = (over: Partial<PlanEditorContext> = {}) => aPlanEditor({ base: anEditedFloor({ draft: aDraft() }), ...over })

const meta = {
  title: 'Console 控制台/Plan editor 平面图编辑/States',
  id: 'console-plan-editor-states',
  parameters: { machine: planEditorMachine, layout: 'fullscreen' },
  render: ({ value, context = aPlanEditor(), mayPublish = true }, { globals }) => (
    <StoryWorld globals={globals}>
      <PlanEditorActor.Provider options={{ snapshot: snapshotAt(planEditorMachine, value, context) }}>
        <PlanEditorView mayPublish={mayPublish} />
      </PlanEditorActor.Provider>
    </StoryWorld>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** In a story both dialogs open at once, and the lower one hides the upper one from assistive technology; `Changed` opens it later, as users do. */
async function laterDialog(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('.fs-modal')
  if (dialog === null) throw new Error('no dialog')
  for (let node: HTMLElement | null = dialog; node; node = node.parentElement) node.removeAttribute('aria-hidden')
  return dialog
}

const shownPlan = async () => {
  await waitFor(() => expect(document.querySelector('.fs-viewport canvas')).toBeVisible())
  return screen.getByRole('application', { name: '锦绣商业广场 3F平面图' })
}

export const Loading: Story = {
  args: { value: { ...SETTLED, plan: 'loading', buildings: 'loading' }, context: aPlanEditor({ base: null, buildings: [] }) },
  play: async () => {
    await expect(await screen.findByText('平面图加载中…')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: '建筑' })).toBeDisabled()
    await expect(screen.queryByRole('button', { name: '保存标注' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { value: { ...SETTLED, plan: 'failed', buildings: 'failed' }, context: aPlanEditor({ base: null, buildings: [] }) },
  play: async () => {
    await expect(await screen.findByText('平面图获取失败')).toBeVisible()
    await expect(screen.getByText('建筑列表获取失败')).toBeVisible()
    await expect(screen.queryByText('该楼层还没有平面图')).toBeNull()
  },
}

export const NotOffered: Story = {
  args: { value: { ...SETTLED, plan: 'notOffered' }, context: aPlanEditor({ base: null }) },
  play: async () => {
    await expect(await screen.findByText('当前平台不支持平面图编辑')).toBeVisible()
  },
}

export const NoPlan: Story = {
  args: { value: { ...SETTLED, plan: 'noPlan' }, context: aPlanEditor({ base: anEditedFloor({ plan: null }) }) },
  play: async () => {
    await expect(await screen.findByText('该楼层还没有平面图')).toBeVisible()
    await expect(screen.getByRole('button', { name: '上传平面图' })).toBeEnabled()
  },
}

/** Marks show places, not states: all of them look the same. */
export const Settled: Story = {
  args: { value: SETTLED },
  play: async () => {
    await shownPlan()
    await expect(screen.getByText('已全部保存')).toBeVisible()
    await expect(screen.getByRole('button', { name: '保存标注' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: '3F，2 台设备未标注' })).toHaveAttribute('aria-current', 'true')
    const list = within(screen.getByRole('region', { name: '设备' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.type(list.getByRole('searchbox', { name: '搜索设备' }), '2-17')
    await expect(list.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** The keyboard alone places a device, moves it, takes its mark away, and takes that back. */
export const Keyboard: Story = {
  args: { value: SETTLED },
  play: async () => {
    const plan = await shownPlan()
    const list = within(screen.getByRole('region', { name: '设备' }))
    list.getByRole('button', { name: /走廊东/ }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(list.getByRole('button', { name: '放在画面中央' }))
    await expect(plan).toHaveFocus()
    await waitFor(() => expect(screen.getAllByText(/走廊东：距左 600 像素，距上 400 像素/)[0]).toBeVisible())
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(screen.getAllByText(/走廊东：距左 601 像素，距上 410 像素/)[0]).toBeVisible())
    await expect(screen.getByText('1 处更改未保存')).toBeVisible()
    await userEvent.keyboard('{Delete}')
    await expect(screen.getByText('已全部保存')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(screen.getByText('1 处更改未保存')).toBeVisible()
    // Escape deselects and does not close the editor
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByText('标注为示意位置，不显示设备实时状态')).toBeVisible()
  },
}

export const Changed: Story = {
  args: { value: { ...SETTLED, plan: { editing: 'changed' } }, context: twoMoves({ selected: 'device-501' }) },
  play: async () => {
    await shownPlan()
    await expect(screen.getByText('2 处更改未保存')).toBeVisible()
    await expect(screen.getByRole('button', { name: '保存标注' })).toBeEnabled()
    await expect(screen.getByRole('button', { name: '撤销' })).toBeEnabled()
    await expect(screen.getByRole('button', { name: /301 室.*未保存/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    const question = within(await screen.findByRole('alertdialog', { name: '离开前未保存' }))
    await userEvent.click(question.getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByText('2 处更改未保存')).toBeVisible()
  },
}

/** A device of a system that the user does not manage stays where it is. */
export const Locked: Story = {
  args: { value: SETTLED, context: aPlanEditor({ selected: 'device-504' }), mayPublish: false },
  play: async () => {
    const plan = await shownPlan()
    await expect(screen.getAllByText('“3F 配电间”：您没有移动此设备的权限')[0]).toBeVisible()
    plan.focus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(screen.getByText('已全部保存')).toBeVisible()
    await expect(screen.queryByRole('button', { name: '更换平面图' })).toBeNull()
  },
}

export const Saving: Story = {
  args: { value: { ...SETTLED, plan: { editing: 'saving' } }, context: twoMoves() },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '正在保存' })).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled()
  },
}

export const Unsaved: Story = {
  args: { value: { ...SETTLED, plan: { editing: 'unsaved' } }, context: twoMoves({ saveRefusal: A_REFUSAL }) },
  play: async () => {
    await expect(await screen.findByText('保存失败，更改仍保留在此页面')).toBeVisible()
    await expect(screen.getByText('2 处更改未保存')).toBeVisible()
    await expect(screen.getByRole('button', { name: '保存标注' })).toBeEnabled()
  },
}

export const Comparing: Story = {
  args: { value: { ...SETTLED, plan: { editing: 'comparing' } }, context: twoMoves() },
  play: async () => {
    await shownPlan()
    await expect(screen.getByText('2 处更改未保存')).toBeVisible()
    await expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled()
  },
}

/** Only what both have moved is to be decided; the rest of both is kept. */
export const Conflict: Story = {
  args: { value: { ...SETTLED, plan: { editing: 'conflict' } }, context: twoMoves({ theirs: theirFloor() }) },
  play: async () => {
    const dialog = within(await laterDialog('其他用户已修改此平面图'))
    await expect(dialog.getByText(/zhiban01\(周敏\) 于 2026-11-20 04:00/)).toBeVisible()
    await expect(within(dialog.getByRole('list', { name: '对方的更改' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '301 室已移动301 室 采用对方的位置我的位置', '302 室已取消标注', '走廊手报新标注',
    ])
    await expect(dialog.getByRole('radio', { name: '对方的位置' })).toBeChecked()
    await userEvent.click(dialog.getByText('我的位置'))
    await expect(dialog.getByRole('radio', { name: '我的位置' })).toBeChecked()
  },
}

export const Uploading: Story = {
  args: { value: { ...SETTLED, picture: 'uploading' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '正在上传' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Publishing: Story = {
  args: { value: { ...SETTLED, picture: 'publishing' }, context: withDraft() },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '发布草稿' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Discarding: Story = {
  args: { value: { ...SETTLED, picture: 'discarding' }, context: withDraft() },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '放弃草稿' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Removing: Story = {
  args: { value: { ...SETTLED, picture: 'removing' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '删除平面图' })).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('button', { name: '更换平面图' })).toBeDisabled()
  },
}

export const Refused: Story = {
  args: {
    value: { ...SETTLED, picture: 'refused' },
    context: aPlanEditor({ pictureRefusal: { kind: 'refused', message: '不支持 SVG 图片，请导出为 PNG 或 JPEG 后上传', person: null, at: null } }),
  },
  play: async () => {
    await expect(await screen.findByText('不支持 SVG 图片，请导出为 PNG 或 JPEG 后上传')).toBeVisible()
    await expect(screen.getByRole('button', { name: '更换平面图' })).toBeEnabled()
  },
}

/** The marks are where they will be once the draft is published; there is nothing to move. */
export const Draft: Story = {
  args: { value: { ...SETTLED, view: 'draft' }, context: withDraft() },
  play: async () => {
    await waitFor(() => expect(document.querySelector('.fs-viewport canvas')).toBeVisible())
    await expect(screen.getByRole('radio', { name: '草稿' })).toBeChecked()
    await expect(screen.getByText(/2400 × 1600 像素/)).toBeVisible()
    await expect(screen.queryByRole('region', { name: '设备' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '发布草稿' }))
    await expect(await screen.findByText(/3 处标注按比例移到新图上/)).toBeVisible()
    await userEvent.click(within(screen.getByRole('alertdialog', { name: '发布草稿？' })).getByRole('button', { name: '取消' }))
  },
}

export const Asking: Story = {
  args: { value: { ...SETTLED, plan: { editing: 'changed' }, leaving: 'asking' }, context: twoMoves() },
  play: async () => {
    const question = within(await laterDialog('离开前未保存'))
    await expect(question.getByText('2 处更改尚未保存，离开后将丢失。')).toBeVisible()
    await expect(question.getByRole('button', { name: '继续编辑' })).toHaveFocus()
  },
}

export const Gone: Story = {
  args: { value: { ...SETTLED, leaving: 'gone' } },
  play: async () => {
    await shownPlan()
  },
}
