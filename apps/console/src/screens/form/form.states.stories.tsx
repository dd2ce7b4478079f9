import { snapshotAt } from '@smart-fire/dialogs/testing'
import { useMessages } from '@smart-fire/dialogs/provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { expectEnglishControls } from '../../testing/english-controls'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { FormActor } from './form.actor'
import type { FormMode } from './form-declaration'
import { aFormContext, aPost, postForm, postWords } from './form.fixtures'
import { formMachine } from './form.machine'
import type { FormContext } from './form.types'
import { FormView } from './form.view'

interface Args {
  value: StateValueFrom<typeof formMachine>
  context?: Partial<FormContext>
  mode?: FormMode
  readOnly?: boolean
}

const meta = {
  title: 'Console 控制台/Kinds 页面类型/Form 表单/States',
  id: 'console-kinds-form-states',
  parameters: { machine: formMachine },
  beforeEach: followToolbar,
  render: ({ value, context, mode = 'edit', readOnly = false }, { globals }) => (
    <ScreenStage globals={globals}>
      <FormActor.Provider options={{ input: { id: '7' }, snapshot: snapshotAt(formMachine, value, aFormContext(context)) }}>
        <PostForm mode={mode} readOnly={readOnly} />
      </FormActor.Provider>
    </ScreenStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function PostForm({ mode, readOnly }: { mode: FormMode; readOnly: boolean }) {
  const words = useMessages(postWords)
  return <FormView declaration={postForm} words={words} mode={mode} title={words.title} readOnly={readOnly} onClose={() => undefined} />
}

const dialog = () => screen.findByRole('dialog', { name: '消防站点' })

export const Loading: Story = {
  args: { value: 'loading' },
  play: async () => {
    const shown = within(await dialog())
    await expect(shown.getByRole('status')).toHaveTextContent('加载中')
    await expect(shown.queryByRole('textbox')).toBeNull()
    await expect(shown.queryByRole('button', { name: '保存' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { value: 'failed', context: { rejection: { kind: 'failed', field: null, message: null, person: null, at: null } } },
  play: async () => {
    const shown = await dialog()
    await expect(within(shown).getByText('加载失败')).toBeVisible()
    await expect(within(shown).getByRole('button', { name: '重试' })).toBeEnabled()
  },
}

export const Gone: Story = {
  args: { value: 'gone' },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('该记录已不存在')
    await expect(within(await dialog()).queryByRole('button', { name: '保存' })).toBeNull()
  },
}

export const Editing: Story = {
  args: { value: 'editing' },
  play: async () => {
    const shown = within(await dialog())
    await expect(shown.getByDisplayValue('滨江站')).toHaveAttribute('readonly')
    await expect(shown.getByLabelText(/楼层数/)).toHaveValue('3')
    await expect(shown.getByRole('switch', { name: /启用/ })).toBeChecked()
    await expect(shown.getByLabelText(/值班室/)).toHaveValue('一层 101')
    await expect(shown.getByRole('heading', { name: '使用情况' })).toBeVisible()
  },
}

/** The whole form in English. */
export const English: Story = {
  globals: { locale: 'en' },
  args: { value: 'editing' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
    await expectEnglishControls()
  },
}

/** The first field has the focus; Tab leads through the fields in their order; Enter saves, and unsaved input is not lost by Escape. */
export const Keyboard: Story = {
  args: { value: 'editing' },
  play: async () => {
    const shown = within(await dialog())
    const floors = shown.getByLabelText(/楼层数/)
    shown.getAllByLabelText(/名称/)[0]?.focus()
    await userEvent.tab()
    await expect(floors).toHaveFocus()
    await userEvent.clear(floors)
    await userEvent.keyboard('12{Escape}')
    const leaving = within(await screen.findByRole('alertdialog'))
    await userEvent.click(leaving.getByRole('button', { name: '继续编辑' }))
    await expect(floors).toHaveValue('12')
    floors.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await shown.findByRole('group', { name: '保存未完成' })).toHaveFocus()
  },
}

/** A field that another one hides, and what is refused before anything is sent. */
export const Refused: Story = {
  args: { value: 'editing', mode: 'add', context: { id: null, row: null, shown: null } },
  play: async () => {
    const shown = within(await dialog())
    await expect(shown.queryByLabelText(/值班室/)).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: '保存' }))
    await expect(await shown.findByRole('button', { name: '名称：此项必填' })).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: '名称：此项必填' }))
    await expect(shown.getByLabelText(/名称/)).toHaveFocus()
  },
}

export const RefusedByServer: Story = {
  args: { value: 'editing', context: { rejection: { kind: 'refused', field: 'floors', message: '楼层数超出建筑高度', person: null, at: null } } },
  play: async () => {
    await expect((await within(await dialog()).findAllByText(/楼层数超出建筑高度/)).length).toBeGreaterThan(0)
  },
}

export const NoResponse: Story = {
  args: { value: 'editing', context: { rejection: { kind: 'failed', field: null, message: null, person: null, at: null } } },
  play: async () => {
    await expect(await within(await dialog()).findByText(/服务无响应，无法确认是否已保存/)).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { value: 'editing', readOnly: true },
  play: async () => {
    const shown = within(await dialog())
    await expect(shown.queryByRole('button', { name: '保存' })).toBeNull()
    await expect(shown.getByLabelText(/楼层数/)).toHaveAttribute('readonly')
  },
}

export const Saving: Story = {
  args: { value: 'saving', context: { input: aPost() } },
  play: async () => {
    await expect(within(await dialog()).getByRole('button', { name: /保存/ })).toHaveAttribute('aria-busy', 'true')
  },
}

const CONFLICT = { kind: 'conflict', field: null, message: null, person: '李四', at: Date.UTC(2026, 10, 19, 20) } as const

export const ConflictComparing: Story = {
  args: { value: { conflict: 'comparing' }, context: { input: aPost(), rejection: CONFLICT } },
  play: async () => {
    const shown = within(await dialog())
    await expect(shown.getByRole('status')).toHaveTextContent('加载中')
    // neither the own values nor the choice, before the values of the other user are there
    await expect(shown.queryByRole('textbox')).toBeNull()
    await expect(shown.queryByRole('button', { name: /保存|放弃/ })).toBeNull()
  },
}

export const ConflictCompared: Story = {
  args: { value: { conflict: 'compared' }, context: { input: aPost({ floors: 5 }), theirs: aPost({ floors: 4, area: 'west' }), rejection: CONFLICT } },
  play: async () => {
    const shown = within(await dialog())
    await expect(shown.getByText(/李四 于 2026-11-20 04:00:00 修改了该记录/)).toBeVisible()
    const rows = within(shown.getByRole('table', { name: '不同之处' })).getAllByRole('row').slice(1)
    await expect(rows.map((row) => row.textContent)).toEqual(['楼层数54', '片区东区西区'])
    await expect(shown.getByRole('button', { name: '仍以我的修改保存' })).toBeEnabled()
  },
}

export const ConflictUnknown: Story = {
  args: { value: { conflict: 'unknown' }, context: { input: aPost(), rejection: CONFLICT } },
  play: async () => {
    const shown = within(await dialog())
    await expect(shown.getByText(/暂时无法获取其内容/)).toBeVisible()
    await expect(shown.queryByRole('button', { name: '仍以我的修改保存' })).toBeNull()
  },
}

export const Saved: Story = {
  args: { value: 'saved', context: { input: aPost() } },
  play: async () => {
    const shown = within(await dialog())
    await expect(shown.getByDisplayValue('滨江站')).toBeVisible()
    await expect(shown.getByLabelText(/楼层数/)).toHaveValue('3')
    await expect(shown.getByRole('button', { name: '保存' })).not.toHaveAttribute('aria-busy')
  },
}
