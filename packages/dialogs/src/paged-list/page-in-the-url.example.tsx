import { firms } from '@smart-fire/api-client/firms'
import { usePagedList } from '@smart-fire/dialogs/paged-list'
import { useClient } from '@smart-fire/dialogs/provider'
import { useState } from 'react'

/** Page and size stand in the address; your router's hook takes the place of this one. */
function usePaging() {
  const [params, setParams] = useState(() => new URLSearchParams(location.search))
  const write = (page: number, limit: number) => setParams(new URLSearchParams({ page: String(page), limit: String(limit) }))
  return { page: Number(params.get('page') ?? 1), limit: Number(params.get('limit') ?? 15), write }
}

export function useFirms(name: string) {
  const manufacturers = useClient().with(firms)
  const { page, limit, write } = usePaging()
  return usePagedList({
    load: (request, signal) => manufacturers.list(request, signal),
    query: { name },
    page,
    limit,
    onPageChange: (next) => write(next.page, next.limit),
  })
}
