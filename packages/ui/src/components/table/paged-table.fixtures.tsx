import { fireEvent, render, screen } from '@testing-library/react'
import { UiRoot } from '../../root/ui-root'
import type { Column } from './column'
import { PagedTable } from './paged-table'
import type { PagedTableProps } from './paged-table.types'

export interface Building { id: string; name: string }

export const rows: Building[] = ['万达广场A座', '云锦东方写字楼', '滨江一号'].map((name, at) => ({ id: String(at), name }))
export const columns: Column<Building>[] = [
  { id: 'name', header: '建筑', cell: (row) => row.name },
  { id: 'act', header: '操作', cell: () => <button type="button">查看</button> },
]

/** Draws a table of three buildings; `update` draws it again with other properties. */
export const draw = (props: Partial<PagedTableProps<Building>> = {}) => {
  const table = (more: Partial<PagedTableProps<Building>> = {}) => (
    <UiRoot><PagedTable label="建筑" columns={columns} rows={rows} rowKey={(row) => row.id} state="ready" {...props} {...more} /></UiRoot>
  )
  const { rerender } = render(table())
  return { update: (more: Partial<PagedTableProps<Building>>) => rerender(table(more)) }
}
/** The row of a building. */
export const row = (name: string) => screen.getByText(name).closest('tr') as HTMLTableRowElement
/** Presses a key where the focus is. */
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
