import { Button, PagedTable, StatusBadge, UiRoot, type Column } from '@smart-fire/ui'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { HEADS, MANY_ROWS, offer, PAGE_ROWS, rowsOf, WORDS, type Row } from '../rows'

const columns: Column<Row>[] = HEADS.map((header, at) => ({
  id: String(at), header, width: 100,
  cell: (row) => (at < 10 ? row.cells[at] : at === 10 ? <StatusBadge tone={row.tone}>{WORDS[row.tone]}</StatusBadge> : <Button size="sm">查看</Button>),
}))

type Shown = { rows: readonly Row[]; page: number | null } | null

offer((root) => {
  let show: ((shown: Shown) => void) | undefined
  const many = rowsOf(0, MANY_ROWS)
  function Desk() {
    const [shown, setShown] = useState<Shown>(null)
    useEffect(() => {
      show = setShown
    }, [])
    if (!shown) return null
    const pagination = shown.page === null ? undefined : {
      page: shown.page, pageSize: PAGE_ROWS, total: 300, pageSizes: [15, 30], onPageChange: () => undefined, onPageSizeChange: () => undefined,
    }
    return <PagedTable label="设备" columns={columns} rows={shown.rows} rowKey={({ id }) => id} state="ready" pagination={pagination} />
  }
  createRoot(root).render(<UiRoot theme="light"><div id="desk" style={{ width: 1260, height: 780 }}><Desk /></div></UiRoot>)
  return {
    showPage: (page) => show?.({ rows: rowsOf((page - 1) * PAGE_ROWS, PAGE_ROWS), page }),
    showMany: () => show?.({ rows: many, page: null }),
    clear: () => show?.(null),
    scroller: () => root.querySelector('.fs-table-scroll'),
  }
})
