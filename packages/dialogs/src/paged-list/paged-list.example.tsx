import { type Firm, firms } from '@smart-fire/api-client/firms'
import { PagedListTable, usePagedList } from '@smart-fire/dialogs/paged-list'
import { useClient } from '@smart-fire/dialogs/provider'
import type { Column } from '@smart-fire/ui'

const COLUMNS: Column<Firm>[] = [{ id: 'name', header: '厂商', cell: ({ name }) => name }]
const SIZES = [10, 15, 30, 40]

export function Firms({ name = '' }: { name?: string }) {
  const manufacturers = useClient().with(firms)
  const list = usePagedList({
    load: (request, signal) => manufacturers.list(request, signal),
    query: { name },
    limit: 15,
  })
  return (
    <PagedListTable
      label="厂商"
      columns={COLUMNS}
      rowKey={({ id }) => id}
      pageSizes={SIZES}
      words={{ empty: '没有厂商', failed: '厂商加载失败' }}
      list={list}
    />
  )
}
