import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { callsThat } from '../../testing/memory-calls'
import { expectEnglishControls } from '../../testing/english-controls'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { aDutyRoom, allRights, dutyRoomCalls, dutyRooms, someDutyRooms, type DutyRoomCalls } from './duty-rooms.fixtures'
import { ListScreenActor } from './list-screen.actor'
import { listScreenMachine } from './list-screen.machine'
import type { ListScreenContext } from './list-screen.types'
import { ListScreenView } from './list-screen.view'

interface Args {
  value: StateValueFrom<typeof listScreenMachine>
  context?: Partial<ListScreenContext>
  calls?: () => DutyRoomCalls
  search?: string
  readOnly?: boolean
  /** how many rows the list may have */
  most?: number
}

const NOTHING_OPEN: ListScreenContext = { row: null, act: null, uses: [], problem: null, silence: 'noResponse', bulk: null }
const ROW = aDutyRoom()
const THREE = [aDutyRoom(), aDutyRoom({ id: '2' }), aDutyRoom({ id: '3' })]

const meta = {
  title: 'Console 控制台/Kinds 页面类型/List screen 列表页/States',
  id: 'console-kinds-list-screen-states',
  parameters: { machine: listScreenMachine },
  beforeEach: followToolbar,
  render: ({ value, context, calls = dutyRoomCalls, search, readOnly, most }, { globals }) => (
    <ScreenStage globals={globals} search={search ?? ''} elements={readOnly ? [] : allRights}>
      <ListScreenActor.Provider options={{ snapshot: snapshotAt(listScreenMachine, value, { ...NOTHING_OPEN, ...context }) }}>
        <ListScreenView declaration={most === undefined ? dutyRooms : { ...dutyRooms, most }} calls={calls()} />
      </ListScreenActor.Provider>
    </ScreenStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const table = (name = '值班室') => screen.findByRole('table', { name })
const NAMES = someDutyRooms().map(({ name }) => name)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const question = (name: string) => screen.findByRole('alertdialog', { name })
const csv = (text: string) => new File([text], '值班室.csv', { type: 'text/csv' })
const rows = async () => within(await table()).getAllByRole('row').slice(1)

export const Filled: Story = {
  args: { value: { overlay: 'none', bulk: 'idle' } },
  play: async () => {
    await expect(await screen.findByText('星河大厦值班室')).toBeVisible()
    await expect(await rows()).toHaveLength(6)
    await expect(screen.getByRole('button', { name: '新增值班室' })).toBeVisible()
    await expect(screen.getByRole('button', { name: '编辑 星河大厦值班室' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: '重置筛选' })).toBeNull()
  },
}

/** A list that has as many rows as it may have says so beside the act that adds one, also while filters hide some of them. */
export const Full: Story = {
  args: { value: { overlay: 'none', bulk: 'idle' }, most: 6, search: '?name=滨江' },
  play: async () => {
    await expect(await screen.findByText('值班室最多 6 项，已达上限：删除不再需要的之后才能新增')).toBeVisible()
    await expect(await rows()).toHaveLength(1)
    const add = screen.getByRole('button', { name: '新增值班室', description: /已达上限/ })
    await userEvent.click(add)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(add).toHaveFocus()
  },
}

export const ReadOnly: Story = {
  args: { value: { overlay: 'none', bulk: 'idle' }, readOnly: true },
  play: async () => {
    await expect(await screen.findByText('星河大厦值班室')).toBeVisible()
    await expect(screen.queryByRole('button', { name: '新增值班室' })).toBeNull()
    await expect(screen.queryByRole('button', { name: '编辑 星河大厦值班室' })).toBeNull()
    await expect(within(await table()).queryAllByRole('checkbox')).toHaveLength(0)
    // neither by its key
    await userEvent.keyboard('n')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const NothingExists: Story = {
  args: { value: { overlay: 'none', bulk: 'idle' }, calls: () => dutyRoomCalls([]) },
  play: async () => {
    await expect(await screen.findByText('还没有值班室')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: '新增值班室' })).toHaveLength(2)
  },
}

export const NothingMatches: Story = {
  args: { value: { overlay: 'none', bulk: 'idle' }, calls: () => dutyRoomCalls([]), search: '?name=不存在' },
  play: async () => {
    await expect(await screen.findByText('没有符合条件的值班室')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: '重置筛选' }).length).toBeGreaterThan(0)
  },
}

export const Failed: Story = {
  args: { value: { overlay: 'none', bulk: 'idle' }, calls: () => callsThat('fail') },
  play: async () => {
    await expect(await screen.findByText('值班室加载失败')).toBeVisible()
    await expect(screen.queryByText('还没有值班室')).toBeNull()
  },
}

/** The whole screen in English; only the data keep their language. */
export const English: Story = {
  args: { value: { overlay: 'none', bulk: 'idle' } },
  globals: { locale: 'en' },
  play: async () => {
    await expect(await table('Duty rooms')).toBeVisible()
    await expectEnglishControls(NAMES)
  },
}

/** `/` goes to the filters and `n` to a new row; arrows walk the rows, Enter opens one, Escape leads back. */
export const Keyboard: Story = {
  args: { value: { overlay: 'none', bulk: 'idle' } },
  play: async () => {
    await screen.findByText('星河大厦值班室')
    await userEvent.keyboard('/')
    await waitFor(() => expect(screen.getByLabelText('名称')).toHaveFocus())
    await userEvent.keyboard('滨江')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await userEvent.clear(screen.getByLabelText('名称'))
    await waitFor(async () => expect(await rows()).toHaveLength(6))
    const [first, second] = await rows()
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await within(await dialog('编辑值班室')).findByDisplayValue('锦绣商业广场值班室')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('n')
    await waitFor(async () => expect(within(await dialog('新增值班室')).getByLabelText(/名称/)).toHaveFocus())
  },
}

export const Loading: Story = {
  args: { value: { overlay: 'none', bulk: 'idle' }, calls: () => callsThat('hang') },
  play: async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true')
  },
}

export const UnreadableRows: Story = {
  args: { value: { overlay: 'none', bulk: 'idle' }, calls: () => dutyRoomCalls([aDutyRoom()], 2) },
  play: async () => {
    await expect(await screen.findByText(/有 2 条记录无法读取/)).toBeVisible()
  },
}

export const Form: Story = {
  args: { value: { overlay: 'form', bulk: 'idle' } },
  play: async () => {
    await expect(within(await dialog('新增值班室')).getByLabelText(/名称/)).toBeVisible()
  },
}

export const EditForm: Story = {
  args: { value: { overlay: 'form', bulk: 'idle' }, context: { row: ROW } },
  play: async () => {
    await expect(await within(await dialog('编辑值班室')).findByDisplayValue('星河大厦值班室')).toBeVisible()
  },
}

export const RemovalChecking: Story = {
  args: { value: { overlay: { removal: 'checking' }, bulk: 'idle' }, context: { row: ROW } },
  play: async () => {
    await expect(await dialog('删除值班室')).toHaveTextContent('正在检查是否仍被使用')
  },
}

export const RemovalUnknown: Story = {
  args: { value: { overlay: { removal: 'unknown' }, bulk: 'idle' }, context: { row: ROW } },
  play: async () => {
    const shown = await dialog('删除值班室')
    await expect(shown).toHaveTextContent('无法确认是否仍被使用')
    await expect(within(shown).queryByRole('button', { name: '删除' })).toBeNull()
  },
}

export const RemovalUsed: Story = {
  args: { value: { overlay: { removal: 'used' }, bulk: 'idle' }, context: { row: ROW, uses: [{ what: '巡检计划', count: 3 }] } },
  play: async () => {
    const shown = await dialog('删除值班室')
    await expect(shown).toHaveTextContent('巡检计划 3 项')
    await expect(within(shown).queryByRole('button', { name: '删除' })).toBeNull()
  },
}

export const RemovalAsking: Story = {
  args: { value: { overlay: { removal: 'asking' }, bulk: 'idle' }, context: { row: ROW } },
  play: async () => {
    await expect(await question('删除值班室')).toHaveTextContent('确定删除“星河大厦值班室”吗？')
  },
}

export const RemovalRunning: Story = {
  args: { value: { overlay: { removal: 'running' }, bulk: 'idle' }, context: { row: ROW } },
  play: async () => {
    await expect(within(await question('删除值班室')).getByRole('button', { name: '取消' })).toBeDisabled()
  },
}

export const RemovalFailed: Story = {
  args: { value: { overlay: { removal: 'failed' }, bulk: 'idle' }, context: { row: ROW, problem: '站点正在使用' } },
  play: async () => {
    await expect(await within(await question('删除值班室')).findByRole('alert')).toHaveTextContent('删除失败：站点正在使用')
  },
}

export const Question: Story = {
  args: { value: { overlay: { question: 'asking' }, bulk: 'idle' }, context: { row: ROW, act: 'close' } },
  play: async () => {
    await expect(await question('停用')).toHaveTextContent('停用“星河大厦值班室”后不再派发查岗任务。')
  },
}

export const QuestionRunning: Story = {
  args: { value: { overlay: { question: 'running' }, bulk: 'idle' }, context: { row: ROW, act: 'close' } },
  play: async () => {
    await expect(within(await question('停用')).getByRole('button', { name: '取消' })).toBeDisabled()
  },
}

export const QuestionFailed: Story = {
  args: { value: { overlay: { question: 'failed' }, bulk: 'idle' }, context: { row: ROW, act: 'close' } },
  play: async () => {
    await expect(await within(await question('停用')).findByRole('alert')).toHaveTextContent('操作失败：服务无响应')
  },
}

export const Panel: Story = {
  args: { value: { overlay: 'panel', bulk: 'idle' }, context: { row: ROW, act: 'history' } },
  play: async () => {
    await expect(await dialog('星河大厦值班室')).toHaveTextContent('0571-8800110')
  },
}

export const Import: Story = {
  args: { value: { overlay: 'import', bulk: 'idle' } },
  play: async () => {
    const shown = within(await dialog('导入值班室'))
    await userEvent.upload(shown.getByLabelText(/数据文件/), csv('名称,片区\n北苑值班室,北区\n,东区\n'))
    await expect(await shown.findByText(/共 2 行，其中 2 行有问题/)).toBeVisible()
    await expect(shown.getByText('请选择列表中的一项')).toBeVisible()
    await expect(shown.getByText('此项必填')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: '重新选择文件' }))
    await userEvent.upload(shown.getByLabelText(/数据文件/), csv('名称,片区\n北苑值班室,东区\n'))
    await userEvent.click(await shown.findByRole('button', { name: '导入 1 行' }))
    await expect(await shown.findByText('已导入 1 行')).toBeVisible()
    await expect(await screen.findByText('北苑值班室')).toBeInTheDocument()
  },
}

export const BulkAsking: Story = {
  parameters: { exampleOf: 'bulk.asking' },
  args: { value: { overlay: 'none', bulk: 'asking' }, context: { bulk: { act: 'close', rows: THREE, results: [] } } },
  play: async () => {
    await expect(await question('停用 3 项')).toHaveTextContent('确定对所选的 3 项执行“停用”吗？')
  },
}

/** An act with a form is filled in once for all selected rows. */
export const BulkForm: Story = {
  args: { value: { overlay: 'none', bulk: 'asking' }, context: { bulk: { act: 'move', rows: THREE, results: [] } } },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: /3 项/ }))
    await expect(await form.findByRole('textbox', { name: /原因/ })).toBeVisible()
  },
}

export const BulkRunning: Story = {
  args: { value: { overlay: 'none', bulk: { running: 'going' } }, context: { bulk: { act: 'close', rows: THREE, results: [{ id: '1', problem: null }] } } },
  play: async () => {
    const bar = await screen.findByRole('group', { name: '停用 3 项' })
    await expect(bar).toHaveTextContent('1 / 3')
    await expect(within(bar).getByRole('button', { name: '取消' })).toBeEnabled()
  },
}

/** The row that was begun is finished before the result is shown. */
export const BulkCancelling: Story = {
  args: { value: { overlay: 'none', bulk: { running: 'cancelling' } }, context: { bulk: { act: 'close', rows: THREE, results: [{ id: '1', problem: null }] } } },
  play: async () => {
    const bar = await screen.findByRole('group', { name: '停用 3 项' })
    await expect(bar).toHaveTextContent('1 / 3')
    await expect(within(bar).getByText('正在取消，等待当前一项完成…')).toBeVisible()
    await expect(within(bar).getByRole('button', { name: '取消' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const BulkDone: Story = {
  args: {
    value: { overlay: 'none', bulk: 'done' },
    context: { bulk: { act: 'close', rows: THREE, results: [{ id: '1', problem: null }, { id: '2', problem: '正在值班' }] } },
  },
  play: async () => {
    await expect(await screen.findByText('正在值班', { exact: false })).toBeVisible()
  },
}
