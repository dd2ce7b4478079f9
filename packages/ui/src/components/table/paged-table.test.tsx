import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import type { Column } from './column'
import { PagedTable, type PagedTableProps } from './paged-table'

interface Building { id: string; name: string }

const rows: Building[] = ['万达广场A座', '云锦东方写字楼', '滨江一号'].map((name, at) => ({ id: String(at), name }))
const columns: Column<Building>[] = [
  { id: 'name', header: '建筑', cell: (row) => row.name },
  { id: 'act', header: '操作', cell: () => <button type="button">查看</button> },
]

const draw = (props: Partial<PagedTableProps<Building>> = {}) => {
  const table = (more: Partial<PagedTableProps<Building>> = {}) => (
    <UiRoot><PagedTable label="建筑" columns={columns} rows={rows} rowKey={(row) => row.id} state="ready" {...props} {...more} /></UiRoot>
  )
  const { rerender } = render(table())
  return { update: (more: Partial<PagedTableProps<Building>>) => rerender(table(more)) }
}
const row = (name: string) => screen.getByText(name).closest('tr') as HTMLTableRowElement
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('states', () => {
  it('holds the place of the rows while loading', () => {
    draw({ state: 'loading', rows: [], skeletonRows: 4 })
    expect(document.querySelectorAll('.fs-skeleton')).toHaveLength(4)
    expect(screen.getByRole('table', { name: '建筑' }).getAttribute('aria-busy')).toBe('true')
  })

  it('keeps the rows while refreshing and when they have grown stale', () => {
    const { update } = draw({ state: 'refreshing' })
    expect(screen.getAllByRole('row')).toHaveLength(4)
    update({ state: 'stale', staleText: '连接已断开' })
    expect(screen.getAllByRole('row')).toHaveLength(4)
    expect(screen.getByText('连接已断开')).toBeTruthy()
  })

  it('never shows a failure as nothing there', () => {
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

describe('keyboard', () => {
  it('has one row in the tab order, and the arrows move it', () => {
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

  it('keeps the focus in its row over a refresh', () => {
    const { update } = draw()
    row('云锦东方写字楼').focus()
    update({ state: 'refreshing' })
    update({ state: 'ready', rows: rows.map((each) => ({ ...each })) })
    expect(document.activeElement).toBe(row('云锦东方写字楼'))
  })
})

it('leaves a button in the row its own meaning', () => {
  const onRowActivate = vi.fn()
  draw({ onRowActivate })
  fireEvent.click(within(row('滨江一号')).getByRole('button', { name: '查看' }))
  expect(onRowActivate).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('滨江一号'))
  expect(onRowActivate).toHaveBeenCalledExactlyOnceWith(rows[2])
})

it('counts its rows over all pages', () => {
  const page = { page: 3, pageSize: 15, total: 34, pageSizes: [15, 20], onPageChange: vi.fn(), onPageSizeChange: vi.fn() }
  draw({ pagination: page })
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('35')
  expect(row('万达广场A座').getAttribute('aria-rowindex')).toBe('32')
  fireEvent.click(screen.getByRole('button', { name: '第 1 页' }))
  fireEvent.change(screen.getByRole('combobox', { name: '每页条数' }), { target: { value: '20' } })
  expect(page.onPageChange).toHaveBeenCalledWith(1)
  expect(page.onPageSizeChange).toHaveBeenCalledWith(20)
})
