import { Button, ConfigProvider, Table, Tag } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { HEADS, MANY_ROWS, offer, PAGE_ROWS, rowsOf, WORDS, type Row } from '../rows'

const COLOURS = { alarm: 'red', fault: 'orange', normal: 'green' } as const
const columns = HEADS.map((title, at) => ({
  key: String(at), title, width: 100, ellipsis: true,
  render: (_: unknown, row: Row) => (at < 10 ? row.cells[at] : at === 10 ? <Tag color={COLOURS[row.tone]}>{WORDS[row.tone]}</Tag> : <Button size="small">查看</Button>),
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
    // paging by the server: the given rows are one page
    return shown.page === null
      ? <Table rowKey="id" columns={columns} dataSource={shown.rows} pagination={false} virtual scroll={{ x: 1200, y: 700 }} size="middle" />
      : <Table rowKey="id" columns={columns} dataSource={shown.rows} pagination={{ current: shown.page, pageSize: PAGE_ROWS, total: 300, pageSizeOptions: [15, 30] }} size="middle" scroll={{ y: 680 }} />
  }
  createRoot(root).render(<ConfigProvider locale={zhCN}><div style={{ width: 1260, height: 780 }}><Desk /></div></ConfigProvider>)
  return {
    showPage: (page) => show?.({ rows: rowsOf((page - 1) * PAGE_ROWS, PAGE_ROWS), page }),
    showMany: () => show?.({ rows: many, page: null }),
    clear: () => show?.(null),
    scroller: () => root.querySelector('.ant-table-tbody-virtual-holder'),
  }
})
