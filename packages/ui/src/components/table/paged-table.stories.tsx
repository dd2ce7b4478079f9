import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import type { Tone } from '../../theme/tone'
import { Button } from '../button/button'
import { StatusBadge } from '../status/status-badge'
import type { Column } from './column'
import { PagedTable } from './paged-table'
import type { PagedTableProps } from './paged-table.types'

interface Row { id: string; tone: Tone; word: string; building: string; floor: string; place: string; time: string }

const BUILDINGS = ['万达广场A座', '云锦东方写字楼', '滨江一号住宅楼', '南方科技园3号厂房']
const STATES = [{ tone: 'alarm', word: '报警' }, { tone: 'fault', word: '故障' }, { tone: 'offline', word: '离线' }] as const

const rows: Row[] = Array.from({ length: 15 }, (_, at) => ({
  id: String(at),
  ...(STATES[at % STATES.length] ?? STATES[0]),
  building: BUILDINGS[at % BUILDINGS.length] ?? '',
  floor: `${at + 1}F`,
  place: '东侧走道电梯厅前室',
  time: `2026-11-20 14:${10 + at}:08`,
}))

const columns: Column<Row>[] = [
  { id: 'state', header: '状态', width: 96, cell: (row) => <StatusBadge tone={row.tone}>{row.word}</StatusBadge> },
  { id: 'building', header: '建筑', cell: (row) => row.building },
  { id: 'floor', header: '楼层', align: 'end', numeric: true, cell: (row) => row.floor },
  { id: 'place', header: '位置描述', cell: (row) => row.place },
  { id: 'time', header: '时间', numeric: true, cell: (row) => row.time },
  { id: 'acts', header: '操作', cell: () => <Button variant="link" size="sm">平面图</Button> },
]

const pages = (total: number) => ({ page: 1, pageSize: 15, total, pageSizes: [15, 20, 30, 50], onPageChange: fn(), onPageSizeChange: fn() })

const meta = {
  title: 'UI 组件/PagedTable 分页表格',
  id: 'ui-pagedtable',
  component: PagedTable<Row>,
  args: {
    label: '待处理异常', columns, rows, rowKey: (row) => row.id, state: 'ready', onRetry: fn(), onRowActivate: fn(),
    rowTone: (row) => (row.tone === 'alarm' ? 'alarm' : undefined),
    pagination: pages(312),
  },
  decorators: [(Story) => <div style={{ height: 480 }}><Story /></div>],
} satisfies Meta<typeof PagedTable<Row>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground(
  { state: 'ready', label: '待处理异常', density: 'normal', look: 'rows', selectedKey: '1' } satisfies Partial<PagedTableProps<Row>>,
  { state: ['loading', 'ready', 'refreshing', 'stale', 'empty', 'failed'], density: ['compact', 'normal', 'loose'], look: ['rows', 'cards'], selectedKey: ['1', '2'] },
)

const table = (canvasElement: HTMLElement) => within(canvasElement).getByRole('table', { name: '待处理异常' })

export const Ready: Story = {
  async play({ canvasElement }) {
    await expect(within(table(canvasElement)).getAllByRole('row')).toHaveLength(16)
    await expect(within(canvasElement).getByText('共 312 条')).toBeVisible()
  },
}

export const HeaderStaysWhileRowsScroll: Story = {
  async play({ canvasElement }) {
    const head = within(table(canvasElement)).getByRole('columnheader', { name: '建筑' })
    const before = head.getBoundingClientRect().top
    const last = within(table(canvasElement)).getByText('15F')
    last.scrollIntoView()
    await expect(head.getBoundingClientRect().top).toBeCloseTo(before, 0)
    await expect(last).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  async play({ canvasElement, args }) {
    const [, first, second] = within(table(canvasElement)).getAllByRole('row')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowActivate).toHaveBeenCalledWith(rows[1])
  },
}

export const Loading: Story = {
  args: { state: 'loading', rows: [] },
  async play({ canvasElement }) {
    await expect(table(canvasElement)).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).getByText('加载中…')).toBeInTheDocument()
    // as high as real rows
    await expect(canvasElement.querySelector('.fs-skeleton td')?.getBoundingClientRect().height).toBe(40)
  },
}

export const Refreshing: Story = {
  args: { state: 'refreshing' },
  async play({ canvasElement }) {
    await expect(within(table(canvasElement)).getAllByRole('row')).toHaveLength(16)
    await expect(canvasElement.querySelector('.fs-table-progress')).toHaveAttribute('data-on')
  },
}

export const Stale: Story = {
  args: { state: 'stale', staleText: '连接已断开，显示的是 14:32:08 的内容' },
  async play({ canvasElement, args }) {
    await expect(within(table(canvasElement)).getAllByRole('row')).toHaveLength(16)
    await expect(within(canvasElement).getByText('连接已断开，显示的是 14:32:08 的内容')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { state: 'empty', rows: [], pagination: pages(0), emptyText: '没有待处理的异常' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('没有待处理的异常')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { name: '重试' })).toBeNull()
  },
}

export const EmptyWithAction: Story = {
  args: { state: 'empty', rows: [], pagination: pages(0), emptyText: '没有符合条件的异常', emptyAction: <Button size="sm">重置筛选</Button> },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('没有符合条件的异常')).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: '重置筛选' })).toBeVisible()
  },
}

export const SomeRowsUnreadable: Story = {
  args: { droppedText: '有 2 条记录无法识别，未显示' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('有 2 条记录无法识别，未显示')).toBeVisible()
    await expect(within(table(canvasElement)).getAllByRole('row')).toHaveLength(16)
  },
}

export const NoRowReadable: Story = {
  args: { rows: [], emptyText: '暂无异常', droppedText: '有 15 条记录无法读取' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('暂无异常')).toBeNull()
    await expect(within(canvasElement).getAllByText('有 15 条记录无法读取')).toHaveLength(1)
  },
}

export const RowsPromisedButNoneSent: Story = {
  args: { rows: [], emptyText: '暂无异常', failedText: '加载失败', pagination: { page: 1, pageSize: 15, total: 40, pageSizes: [15], onPageChange: fn(), onPageSizeChange: fn() } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('暂无异常')).toBeNull()
    await expect(within(canvasElement).getByText('加载失败')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { state: 'failed', rows: [] },
  async play({ canvasElement, args }) {
    const place = within(canvasElement).getByRole('alert')
    await expect(within(place).getByText('加载失败')).toBeVisible()
    await userEvent.click(within(place).getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const StaleWithoutRows: Story = {
  args: { state: 'stale', rows: [], pagination: pages(0), emptyText: '没有待处理的异常' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('没有待处理的异常')).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: '重试' })).toBeVisible()
  },
}

/** The header is wider than the table and there is no row: the table can still be scrolled by keyboard. */
export const EmptyAndNarrow: Story = {
  args: { state: 'empty', rows: [] },
  decorators: [(Story) => <div style={{ width: 260 }}><Story /></div>],
  async play({ canvasElement }) {
    const scroller = table(canvasElement).parentElement
    scroller?.focus()
    await expect(scroller).toHaveFocus()
    await expect(scroller?.scrollWidth ?? 0).toBeGreaterThan(scroller?.clientWidth ?? 0)
  },
}

const LIMITS = '0.28 ≤ x < 0.35 MPa'
const WRAPPING: readonly Column<Row>[] = [
  ...columns.filter(({ id }) => id !== 'time').map((column) => (['building', 'floor', 'place'].includes(column.id) ? { ...column, wrap: true } : column)),
  { id: 'limits', header: '限值', wrap: true, cell: () => <span style={{ whiteSpace: 'nowrap' }}>{LIMITS}</span> },
]

/** Texts that wrap have room for nine characters, for fewer where the table would scroll sideways otherwise, and never more than they need. What cannot wrap is not cut. A table that is much too wide scrolls, and gives them the room of nine. */
export const TextsThatWrap: Story = {
  args: { columns: WRAPPING },
  render: (args) => <div data-testid="room" style={{ width: 760 }}><PagedTable {...args} /></div>,
  async play({ canvasElement, canvas }) {
    const room = canvas.getByTestId('room')
    const scroller = table(canvasElement).parentElement
    const linesOf = (text: string) => {
      const shown = canvas.getAllByText(text)[0]
      return Math.round((shown?.offsetHeight ?? 0) / parseFloat(getComputedStyle(shown ?? room).lineHeight))
    }
    const isWhole = () => {
      const cell = canvas.getAllByText(LIMITS)[0]?.closest('td')
      return [scroller, cell].every((node) => node && node.scrollWidth <= node.clientWidth)
    }
    await expect([linesOf('南方科技园3号厂房'), linesOf('1F'), isWhole()]).toEqual([1, 1, true])
    room.style.width = '640px'
    await waitFor(() => expect([linesOf('南方科技园3号厂房'), linesOf('1F'), isWhole()]).toEqual([2, 1, true]))
    // the frame is a little narrower than the table: the last column is still visible
    room.style.width = '530px'
    await waitFor(() => expect([linesOf('南方科技园3号厂房'), isWhole()]).toEqual([2, false]))
    room.style.width = '480px'
    await waitFor(() => expect([linesOf('南方科技园3号厂房'), isWhole()]).toEqual([1, false]))
    room.style.width = '760px'
    await waitFor(() => expect([linesOf('南方科技园3号厂房'), isWhole()]).toEqual([1, true]))
  },
}

/** Rows as cards: beside one another, with the keys and the words of the table. */
export const Cards: Story = {
  args: { look: 'cards', columns: [{ id: 'picture', header: '画面', cell: () => <div style={{ height: 120, background: 'var(--fsc-colors-bg-raised)' }} /> }, ...columns] },
  async play({ canvasElement, args }) {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('tbody > tr')
    if (!first || !second) throw new Error('no cards')
    await expect(second.getBoundingClientRect().top).toBe(first.getBoundingClientRect().top)
    await expect(second.getBoundingClientRect().left).toBeGreaterThan(first.getBoundingClientRect().right)
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowActivate).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('columnheader', { name: '画面' })).toBeInTheDocument()
  },
}
