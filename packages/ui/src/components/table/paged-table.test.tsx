import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createRef, useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { PagedTable } from './paged-table'
import { draw, press, row, rows, columns, type Building } from './paged-table.fixtures'
import type { PagedTableHandle } from './paged-table.types'

describe('states', () => {
  it('shows placeholder rows while loading', () => {
    draw({ state: 'loading', rows: [], skeletonRows: 4 })
    expect(document.querySelectorAll('.fs-skeleton')).toHaveLength(4)
    expect(screen.getByRole('table', { name: '建筑' }).getAttribute('aria-busy')).toBe('true')
  })

  it('keeps the rows while refreshing and when they are stale', () => {
    const { update } = draw({ state: 'refreshing' })
    expect(screen.getAllByRole('row')).toHaveLength(4)
    update({ state: 'stale', staleText: '连接已断开' })
    expect(screen.getAllByRole('row')).toHaveLength(4)
    expect(screen.getByText('连接已断开')).toBeTruthy()
  })

  it('shows failed and empty differently', () => {
    const onRetry = vi.fn()
    const { update } = draw({ state: 'empty', rows: [], emptyText: '没有建筑' })
    expect(screen.getByText('没有建筑')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    update({ state: 'failed', rows: [], onRetry })
    expect(screen.queryByText('没有建筑')).toBeNull()
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('missing rows', () => {
  it('are announced above the rows, and also above an empty table', () => {
    const { update } = draw({ droppedText: '有 2 条记录无法识别' })
    expect(screen.getByText('有 2 条记录无法识别')).toBeTruthy()
    update({ state: 'empty', rows: [] })
    expect(screen.getByText('有 2 条记录无法识别')).toBeTruthy()
    update({ state: 'loading', rows: [] })
    expect(screen.queryByText('有 2 条记录无法识别')).toBeNull()
  })
})

it('offers the action of an empty table only while it is empty', () => {
  const { update } = draw({ state: 'empty', rows: [], emptyAction: <button type="button">重置筛选</button> })
  expect(screen.getByRole('button', { name: '重置筛选' })).toBeTruthy()
  update({ state: 'failed', rows: [] })
  expect(screen.queryByRole('button', { name: '重置筛选' })).toBeNull()
})

it('draws its settings in the element that its owner has for them, and keeps no line above the rows', async () => {
  const head = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => head.remove())
  const { update } = draw({ onDensityChange: vi.fn(), settingsIn: null })
  expect(screen.queryByRole('button', { name: '表格设置' })).toBeNull()
  update({ settingsIn: head })
  expect(head.contains(await screen.findByRole('button', { name: '表格设置' }))).toBe(true)
  expect(document.querySelector('.fs-table-bar')).toBeNull()
})

it('gives a column its minimum width', () => {
  draw({ columns: [{ id: 'name', header: '建筑', minWidth: 240, cell: (building) => building.name }] })
  expect(screen.getByRole('columnheader', { name: '建筑' }).style.minWidth).toBe('calc(240px * var(--fsc-scale))')
})

describe('keyboard', () => {
  it('focuses a row on request of its owner and reports the focused row', () => {
    const handle = createRef<PagedTableHandle>()
    const onRowFocus = vi.fn()
    draw({ handle, onRowFocus })
    act(() => handle.current?.focusRow('1'))
    expect(document.activeElement).toBe(row('云锦东方写字楼'))
    expect(onRowFocus.mock.calls).toEqual([[rows[1]]])
    act(() => handle.current?.focusRow('missing'))
    expect(document.activeElement).toBe(row('云锦东方写字楼'))
  })

  it('has one row in the tab order, and arrow keys move the focus', () => {
    draw()
    expect(screen.getAllByRole('row').filter((each) => each.tabIndex === 0)).toEqual([row('万达广场A座')])
    row('万达广场A座').focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(row('云锦东方写字楼'))
    press('End')
    expect(document.activeElement).toBe(row('滨江一号'))
    press('ArrowDown')
    expect(document.activeElement).toBe(row('滨江一号'))
    press('Home')
    expect(document.activeElement).toBe(row('万达广场A座'))
  })

  it('opens the row by Enter', () => {
    const onRowActivate = vi.fn()
    draw({ onRowActivate })
    row('云锦东方写字楼').focus()
    press('Enter')
    expect(onRowActivate).toHaveBeenCalledExactlyOnceWith(rows[1])
  })

  it('opens the row once by an Enter key that is held', () => {
    const onRowActivate = vi.fn()
    draw({ onRowActivate })
    row('云锦东方写字楼').focus()
    press('Enter')
    expect(fireEvent.keyDown(row('云锦东方写字楼'), { key: 'Enter', repeat: true })).toBe(false)
    expect(onRowActivate).toHaveBeenCalledOnce()
  })
})

it('does not activate a row by a click on a button in it', () => {
  const onRowActivate = vi.fn()
  draw({ onRowActivate })
  fireEvent.click(within(row('滨江一号')).getByRole('button', { name: '查看' }))
  expect(onRowActivate).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('滨江一号'))
  expect(onRowActivate).toHaveBeenCalledExactlyOnceWith(rows[2])
})

it('does not activate a row that a newer one has moved under the pointer: the click was meant for the row before', () => {
  const onRowActivate = vi.fn()
  const [oldest, ...newer] = rows
  const { update } = draw({ rows: newer, onRowActivate })
  const [aimed, slid] = [newer[0], oldest]
  if (!aimed || !slid) expect.fail('no rows')
  fireEvent.pointerMove(row(aimed.name))
  update({ rows: [slid, ...newer], onRowActivate })
  fireEvent.click(row(slid.name), { detail: 1 })
  expect(onRowActivate).not.toHaveBeenCalled()
  fireEvent.click(row(slid.name), { detail: 1 })
  expect(onRowActivate).toHaveBeenCalledExactlyOnceWith(slid)
})

describe('a click that ends the marking of text', () => {
  const mark = (name: string) => document.getSelection()?.setBaseAndExtent(screen.getByText(name).firstChild as Text, 0, screen.getByText(name).firstChild as Text, 2)

  it('does not activate its row', () => {
    onTestFinished(() => document.getSelection()?.removeAllRanges())
    const onRowActivate = vi.fn()
    draw({ onRowActivate })
    mark('滨江一号')
    fireEvent.click(screen.getByText('滨江一号'))
    expect(onRowActivate).not.toHaveBeenCalled()
    document.getSelection()?.collapseToEnd()
    fireEvent.click(screen.getByText('滨江一号'))
    expect(onRowActivate).toHaveBeenCalledExactlyOnceWith(rows[2])
  })

  it('leaves other rows as they are: text may be marked there', () => {
    onTestFinished(() => document.getSelection()?.removeAllRanges())
    const onRowActivate = vi.fn()
    draw({ onRowActivate })
    mark('滨江一号')
    fireEvent.click(screen.getByText('万达广场A座'))
    expect(onRowActivate).toHaveBeenCalledExactlyOnceWith(rows[0])
  })
})

it('numbers its rows over all pages', () => {
  const page = { page: 3, pageSize: 15, total: 34, pageSizes: [15, 20], onPageChange: vi.fn(), onPageSizeChange: vi.fn() }
  draw({ pagination: page })
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('35')
  expect(row('万达广场A座').getAttribute('aria-rowindex')).toBe('32')
  fireEvent.click(screen.getByRole('button', { name: '第 1 页' }))
  fireEvent.change(screen.getByRole('combobox', { name: '每页条数' }), { target: { value: '20' } })
  expect(page.onPageChange).toHaveBeenCalledWith(1)
  expect(page.onPageSizeChange).toHaveBeenCalledWith(20)
})

it('keeps the focus on the buttons of its pages while a page is loading, and they do nothing then', () => {
  const pagination = { page: 1, pageSize: 15, total: 34, pageSizes: [15, 20], onPageChange: vi.fn(), onPageSizeChange: vi.fn() }
  draw({ state: 'loading', rows: [], pagination })
  const controls = ['第 2 页', '下一页', '上一页'].map((name) => screen.getByRole('button', { name }))
  const size = screen.getByRole('combobox', { name: '每页条数' })
  for (const control of [...controls, size]) {
    // the browser takes the focus from a disabled control
    expect(control).toBeEnabled()
    expect(control).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(control)
  }
  fireEvent.change(size, { target: { value: '20' } })
  expect(pagination.onPageChange).not.toHaveBeenCalled()
  expect(pagination.onPageSizeChange).not.toHaveBeenCalled()
  expect(size).toHaveValue('15')
})

it('keeps the focus on the button that has led to the last page', () => {
  const pagination = { page: 3, pageSize: 15, total: 34, pageSizes: [15], onPageChange: vi.fn(), onPageSizeChange: vi.fn() }
  draw({ pagination })
  const next = screen.getByRole('button', { name: '下一页' })
  expect(next).toBeEnabled()
  fireEvent.click(next)
  expect(pagination.onPageChange).not.toHaveBeenCalled()
})

describe('a page beyond the last one', () => {
  const beyond = () => ({ page: 3, pageSize: 15, total: 20, pageSizes: [15], onPageChange: vi.fn(), onPageSizeChange: vi.fn() })

  it.each(['ready', 'refreshing', 'stale', 'empty'] as const)('is left for the last page, and looks neither failed nor empty meanwhile: %s', (state) => {
    const pagination = beyond()
    const { update } = draw({ state, rows: [], pagination, emptyText: '没有建筑' })
    expect(pagination.onPageChange).toHaveBeenCalledExactlyOnceWith(2)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('没有建筑')).toBeNull()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    update({ state: 'ready', rows, pagination: { ...pagination, page: 2 } })
    expect(row('滨江一号')).toBeTruthy()
    expect(pagination.onPageChange).toHaveBeenCalledOnce()
  })

  it('is left once, also when its owner loads the same page again, and again after rows were shown', () => {
    const pagination = beyond()
    const { update } = draw({ state: 'ready', rows: [], pagination })
    update({ state: 'loading', rows: [], pagination })
    update({ state: 'ready', rows: [], pagination })
    expect(pagination.onPageChange).toHaveBeenCalledOnce()
    update({ state: 'ready', rows, pagination: { ...pagination, page: 2 } })
    update({ state: 'ready', rows: [], pagination })
    expect(pagination.onPageChange).toHaveBeenCalledTimes(2)
  })

  it('is not left while it loads, when it failed, or when its rows cannot be read', () => {
    const pagination = beyond()
    const { update } = draw({ state: 'loading', rows: [], pagination })
    update({ state: 'failed', rows: [], pagination })
    expect(screen.getByRole('alert')).toBeTruthy()
    update({ state: 'ready', rows: [], pagination, droppedText: '有 2 条记录无法识别' })
    expect(within(screen.getByRole('alert')).getByText('有 2 条记录无法识别')).toBeTruthy()
    expect(pagination.onPageChange).not.toHaveBeenCalled()
  })

  it('differs from a page of which the total promises rows: that one has failed', () => {
    const pagination = { ...beyond(), page: 2 }
    draw({ state: 'ready', rows: [], pagination })
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(pagination.onPageChange).not.toHaveBeenCalled()
  })
})

it('shows the size of the page when it is none of those to choose', () => {
  draw({ pagination: { page: 1, pageSize: 50, total: 34, pageSizes: [15, 20, 100], onPageChange: vi.fn(), onPageSizeChange: vi.fn() } })
  expect(screen.getByRole('combobox', { name: '每页条数' })).toHaveValue('50')
})

it('says that there may be more rows than its server has counted', () => {
  const page = { page: 2, pageSize: 15, total: 10_016, pageSizes: [15], onPageChange: vi.fn(), onPageSizeChange: vi.fn() }
  draw({ pagination: page })
  expect(screen.getByText('共 10015+ 条')).toBeTruthy()
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1')
})

it('shows the empty text when stale data has no rows', () => {
  draw({ state: 'stale', rows: [], emptyText: '没有建筑' })
  expect(screen.getByText('没有建筑')).toBeTruthy()
})

it('makes the scroll container focusable when there are no rows', () => {
  const { update } = draw({ state: 'empty', rows: [] })
  expect(document.querySelector<HTMLElement>('.fs-table-scroll')?.tabIndex).toBe(0)
  update({ state: 'ready', rows })
  expect(document.querySelector('.fs-table-scroll')?.hasAttribute('tabindex')).toBe(false)
})

describe('order', () => {
  const sortable = columns.map((column) => ({ ...column, sortable: column.id === 'name' }))

  it('changes from ascending to descending to the default of the server', () => {
    const onSortChange = vi.fn()
    const { update } = draw({ columns: sortable, sort: null, onSortChange })
    const head = () => screen.getByRole('columnheader', { name: '建筑' })
    expect(head().getAttribute('aria-sort')).toBe('none')
    expect(screen.getByRole('columnheader', { name: '操作' }).hasAttribute('aria-sort')).toBe(false)
    const press = () => fireEvent.click(within(head()).getByRole('button'))
    press()
    expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'ascending' })
    update({ sort: { columnId: 'name', direction: 'ascending' } })
    expect(head().getAttribute('aria-sort')).toBe('ascending')
    press()
    expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'descending' })
    update({ sort: { columnId: 'name', direction: 'descending' } })
    press()
    expect(onSortChange).toHaveBeenLastCalledWith(null)
  })
})

describe('ticking', () => {
  const drawTicked = () => {
    const seen: string[][] = []
    const Desk = ({ page }: { page: readonly Building[] }) => {
      const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
      seen.push([...ticked])
      return <UiRoot><PagedTable label="建筑" columns={columns} rows={page} rowKey={(each) => each.id} state="ready" tickedKeys={ticked} onTickedChange={setTicked} /></UiRoot>
    }
    const { rerender } = render(<Desk page={rows} />)
    return { last: () => seen.at(-1), show: (page: readonly Building[]) => rerender(<Desk page={page} />) }
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it('survives a refresh and another page', () => {
    const { last, show } = drawTicked()
    fireEvent.click(box('选择第 2 行'))
    expect(box('选择本页').indeterminate).toBe(true)
    show([{ id: '9', name: '另一页' }])
    expect(screen.getByText('已选 1 项')).toBeTruthy()
    fireEvent.click(box('选择本页'))
    expect(last()).toEqual(['1', '9'])
    show(rows.map((each) => ({ ...each })))
    expect(box('选择第 2 行').checked).toBe(true)
    expect(box('选择第 1 行').checked).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: '清除选择' }))
    expect(last()).toEqual([])
  })

  it('ticks the focused row by the space bar', () => {
    const { last } = drawTicked()
    row('滨江一号').focus()
    press(' ')
    expect(last()).toEqual(['2'])
  })

  it('ticks once by a space bar that is held', () => {
    const { last } = drawTicked()
    row('滨江一号').focus()
    press(' ')
    expect(fireEvent.keyDown(row('滨江一号'), { key: ' ', repeat: true })).toBe(false)
    expect(last()).toEqual(['2'])
  })
})

it('omits hidden columns but no fixed one', () => {
  draw({ columns: columns.map((column) => ({ ...column, fixed: column.id === 'act' })), hiddenColumns: ['name', 'act'] })
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['操作'])
})
