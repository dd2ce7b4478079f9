import { MOCK_NOW } from '@smart-fire/api-client/mock'
import type { Column } from '@smart-fire/ui'
import { createActorContext } from '@xstate/react'
import { type PagedListWords, PagedListTable } from './paged-list-table'
import { useListOf } from './paged-list'
import { pagedListMachine } from './paged-list.machine'
import type { PagedListContext } from './paged-list.types'

/** Rows for the stories of the list itself: the extinguishers of a building. */
export interface Extinguisher {
  id: string
  place: string
  kind: string
}

const PLACES = ['东侧走廊', '西侧走廊', '配电室', '消防电梯前室', '地下车库A区', '茶水间', '会议室A', '楼梯间']
const KINDS = ['干粉 4kg', '二氧化碳 3kg', '水基 6L']

export function someExtinguishers(count = 10): Extinguisher[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `MH-${101 + at}`,
    place: `${1 + (at % 6)}F ${PLACES[at % PLACES.length]}`,
    kind: KINDS[at % KINDS.length] ?? '',
  }))
}

export const COLUMNS: Column<Extinguisher>[] = [
  { id: 'id', header: '编号', cell: ({ id }) => id, width: 120 },
  { id: 'place', header: '位置', cell: ({ place }) => place, wrap: true },
  { id: 'kind', header: '规格', cell: ({ kind }) => kind, width: 160 },
]

export const WORDS: PagedListWords = { empty: '没有灭火器', failed: '灭火器列表加载失败' }

export function aListContext(changes: Partial<PagedListContext> = {}): PagedListContext {
  const rows = someExtinguishers()
  return { query: { kind: null }, page: 2, limit: 10, rows, total: 47, dropped: 0, loadedAt: MOCK_NOW, outdated: [], ...changes }
}

export const noRows = (changes: Partial<PagedListContext> = {}) =>
  aListContext({ page: 1, rows: [], total: 0, loadedAt: null, ...changes })

/** Outside of stories `usePagedList` runs the machine. */
export const PagedListActor = createActorContext(pagedListMachine)

export function ExtinguisherList() {
  const list = useListOf<Extinguisher>(PagedListActor.useActorRef())
  return (
    <div style={{ height: 560 }}>
      <PagedListTable label="灭火器" columns={COLUMNS} rowKey={({ id }) => id} pageSizes={[10, 20, 40]} words={WORDS} list={list} />
    </div>
  )
}
