import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { StatusBadge } from '../status/status-badge'
import type { Column, TableSort } from './column'
import { PagedTable } from './paged-table'
import { useTableView } from './use-table-view'

interface Device { id: string; number: string; place: string; floor: number }

const columns: Column<Device>[] = [
  { id: 'number', header: '设备编号', numeric: true, sortable: true, sticky: 'start', fixed: true, cell: (row) => row.number },
  { id: 'state', header: '状态', cell: () => <StatusBadge tone="normal" variant="plain">正常</StatusBadge> },
  { id: 'floor', header: '楼层', align: 'end', numeric: true, sortable: true, cell: (row) => `${row.floor}F` },
  ...['位置描述', '安装单位', '维保单位', '建筑'].map((header) => ({ id: header, header, minWidth: 220, cell: (row: Device) => row.place })),
  { id: 'acts', header: '操作', sticky: 'end', fixed: true, cell: () => <Button variant="link" size="sm">平面图</Button> },
]

/** The server orders the rows; the table only requests another order. */
function Devices({ count }: { count: number }) {
  const [sort, setSort] = useState<TableSort | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => {
    const all = Array.from({ length: count }, (_, at) => ({ id: String(at), number: String(86_102_300_000 + ((at * 7_919) % count)), place: '东侧走道电梯厅前室', floor: (at % 30) + 1 }))
    const sign = sort?.direction === 'descending' ? -1 : 1
    if (!sort) return all
    return all.sort((one, other) => sign * (sort.columnId === 'floor' ? one.floor - other.floor : one.number.localeCompare(other.number)))
  }, [count, sort])
  const view = useTableView()
  return (
    <div style={{ height: 520, maxWidth: 900 }}>
      <PagedTable
        {...view} label="设备" columns={columns} rows={rows} rowKey={(row) => row.id} state="ready"
        sort={sort} onSortChange={setSort} tickedKeys={ticked} onTickedChange={setTicked} toolbar={<Button size="sm">新增</Button>}
      />
    </div>
  )
}

const meta = { title: 'UI 组件/TableTools 表格工具', id: 'ui-tabletools', component: Devices, args: { count: 30 } } satisfies Meta<typeof Devices>

export default meta
type Story = StoryObj<typeof meta>

const table = (canvasElement: HTMLElement) => within(canvasElement).getByRole('table', { name: '设备' })
const firstNumber = (canvasElement: HTMLElement) => within(table(canvasElement)).getAllByRole('row')[1]?.querySelectorAll('td')[1]?.textContent

export const SortTickAndStickyEnds: Story = {
  async play({ canvasElement }) {
    const head = within(table(canvasElement)).getByRole('columnheader', { name: '设备编号' })
    await userEvent.click(within(head).getByRole('button'))
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(firstNumber(canvasElement)).toBe('86102300029')
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: '选择第 1 行' }))
    await expect(within(canvasElement).getByText('已选 1 项')).toBeVisible()
    const before = head.getBoundingClientRect().left
    const scroller = table(canvasElement).parentElement
    if (scroller) scroller.scrollLeft = 400
    await waitFor(() => expect(head.getBoundingClientRect().left).toBeCloseTo(before, 0))
    await expect(within(table(canvasElement)).getByRole('columnheader', { name: '安装单位' }).getBoundingClientRect().width).toBeGreaterThanOrEqual(220)
    await expect(within(table(canvasElement)).getByRole('columnheader', { name: '操作' }).getBoundingClientRect().right).toBeLessThanOrEqual(Math.ceil(scroller?.getBoundingClientRect().right ?? 0))
  },
}

/** Columns that stay in place cover the ring of their row, so their cells draw it: closed, and as thick as the ring itself. */
export const RingOfAFocusedRow: Story = {
  args: { count: 2 },
  async play({ canvasElement }) {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('tbody > tr')]
    for (const [at, row] of rows.entries()) {
      rows[0]?.focus()
      if (at > 0) await userEvent.keyboard('{ArrowDown}')
      await expect(row).toHaveFocus()
      const ring = getComputedStyle(row).outlineColor
      const parts = [...row.querySelectorAll<HTMLElement>('.fs-tick, [data-sticky]')].map((cell) => {
        const { boxShadow, borderBottomColor, borderBottomWidth } = getComputedStyle(cell)
        const lines = boxShadow.split(/,\s*(?=rgb)/).filter((line) => line.startsWith(ring))
        const line = borderBottomColor === ring ? Number.parseFloat(borderBottomWidth) : 0
        return { sides: lines.map((shadow) => shadow.slice(ring.length).trim()), line }
      })
      // the last row has no line below it, which is a part of the ring of the others
      const below = at === rows.length - 1 ? 2 : 1
      const thick = (side: number) => ['0px 2px 0px 0px inset', `0px -${below}px 0px 0px inset`, `${side}px 0px 0px 0px inset`]
      await expect(parts).toEqual([2, 0, -2].map((side) => ({ sides: thick(side), line: 2 - below })))
    }
  },
}

export const ColumnsAndDensity: Story = {
  async play({ canvasElement }) {
    const cell = () => within(table(canvasElement)).getAllByRole('cell')[1]?.getBoundingClientRect().height ?? 0
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '表格设置' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '维保单位' }))
    await waitFor(() => expect(within(table(canvasElement)).queryByRole('columnheader', { name: '维保单位' })).toBeNull())
    await expect(screen.getByRole('menuitemcheckbox', { name: '设备编号' })).toHaveAttribute('aria-disabled', 'true')
    const usual = cell()
    await userEvent.click(screen.getByRole('menuitemradio', { name: '紧凑' }))
    await waitFor(() => expect(cell()).toBeLessThan(usual))
  },
}

export const TenThousandRows: Story = {
  args: { count: 10_000 },
  async play({ canvasElement }) {
    const rows = () => within(table(canvasElement)).getAllByRole('row').filter((row) => row.hasAttribute('data-key'))
    await waitFor(() => expect(rows().length).toBeLessThan(50))
    rows()[0]?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvasElement.querySelector('tr[aria-rowindex="10001"]')).toHaveFocus())
    await waitFor(() => expect(rows().length).toBeLessThan(60))
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvasElement.querySelector('tr[aria-rowindex="10000"]')).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(canvasElement.querySelector('tr[aria-rowindex="9990"]')).toHaveFocus())
    const focused = canvasElement.querySelector('tr[aria-rowindex="9990"]')?.getBoundingClientRect()
    const head = canvasElement.querySelector('th')?.getBoundingClientRect()
    await expect(focused?.top ?? 0).toBeGreaterThanOrEqual((head?.bottom ?? 0) - 1)
  },
}

const narrowColumns: Column<Device>[] = [
  { id: 'category', header: '类别', width: 80, sticky: 'start', cell: () => <StatusBadge tone="alarm">火警</StatusBadge> },
  { id: 'act', header: '操作', width: 136, sticky: 'start', cell: () => <Button size="sm">确认</Button> },
  ...['建筑', '位置', '设备类型', '监测点', '异常类型'].map((header) => ({ id: header, header, wrap: true, cell: (row: Device) => row.place })),
  { id: 'handler', header: '处理人', wrap: true, cell: (row) => <span>{row.place}</span> },
]

/** In a narrow table, which has to scroll sideways, a text of nine characters is on one line, and on two when it is not only text. The columns with the kind and the button stay visible while the others scroll sideways. */
export const LeastWidths: Story = {
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <PagedTable label="设备" columns={narrowColumns} rows={[{ id: '1', number: '1', place: '东侧走道电梯厅前室', floor: 1 }]} rowKey={(row) => row.id} state="ready" fill={false} />
    </div>
  ),
  async play({ canvasElement }) {
    const head = (name: string) => within(table(canvasElement)).getByRole('columnheader', { name })
    const lines = within(table(canvasElement)).getAllByText('东侧走道电梯厅前室').map((text) => Math.round(text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight)))
    await expect(lines).toEqual([1, 1, 1, 1, 1, 2])
    const scroller = table(canvasElement).parentElement
    if (scroller === null) throw new Error('The table has no scroll container')
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    const [category, act] = [head('类别').getBoundingClientRect(), head('操作').getBoundingClientRect()]
    scroller.scrollLeft = scroller.scrollWidth
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(0))
    await expect(head('类别').getBoundingClientRect().left).toBeCloseTo(category.left, 0)
    await expect(head('操作').getBoundingClientRect().left).toBeCloseTo(act.left, 0)
    // the cells of a row stop where their headers do
    const cell = within(table(canvasElement)).getByRole('button', { name: '确认' }).closest('td')
    await expect(cell?.getBoundingClientRect().left).toBeCloseTo(act.left, 0)
  },
}
