import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SmartFireProvider } from '../provider'
import { PagedListTable, usePagedList } from '.'

interface Query {
  kind: string | null
}

const client = createApiClient(createMockBackend().clientOptions())
const requests: string[] = []
let total = 0

/** A server whose rows name the request. */
async function load({ kind, page, limit }: Query & { page: number; limit: number }) {
  requests.push(`${kind} ${page}/${limit}`)
  const isThere = (page - 1) * limit < total
  return { rows: isThere ? [`row of ${kind} ${page}/${limit}`] : [], total }
}

beforeEach(() => {
  requests.length = 0
  total = 100
})
afterEach(cleanup)

it('keeps page and size by itself, and begins another query at page 1 with the same size', async () => {
  const view = show(<OwnPages kind="a" />)
  await screen.findByText('row of a 1/10')
  await userEvent.selectOptions(screen.getByRole('combobox'), '20')
  await userEvent.click(await screen.findByRole('button', { name: '第 3 页' }))
  await screen.findByText('row of a 3/20')
  view.rerender(provided(<OwnPages kind="b" />))
  await screen.findByText('row of b 1/20')
  expect(requests).toEqual(['a 1/10', 'a 1/20', 'a 3/20', 'b 1/20'])
})

it('does not load again when it is drawn again with an equal query', async () => {
  const view = show(<OwnPages kind="a" />)
  await screen.findByText('row of a 1/10')
  view.rerender(provided(<OwnPages kind="a" />))
  await screen.findByText('row of a 1/10')
  expect(requests).toEqual(['a 1/10'])
})

it('waits while the query is not known', async () => {
  const view = show(<OwnPages kind={null} />)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(requests).toEqual([])
  view.rerender(provided(<OwnPages kind="a" />))
  await screen.findByText('row of a 1/10')
})

it('makes one request of a filter and a page that the caller changes together', async () => {
  show(<CallersPages />)
  await screen.findByText('row of a 1/10')
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  await screen.findByText('row of a 2/10')
  await userEvent.click(screen.getByRole('button', { name: 'filter by b' }))
  await screen.findByText('row of b 1/10')
  expect(requests).toEqual(['a 1/10', 'a 2/10', 'b 1/10'])
})

it('reports the last page to the caller once when the requested one is gone', async () => {
  total = 35
  show(<CallersPages page={9} />)
  await screen.findByText('row of a 4/10')
  expect(screen.getByRole('status', { name: 'page of the caller' }).textContent).toBe('4')
  expect(requests).toEqual(['a 9/10', 'a 4/10'])
})

it('works in React strict mode', async () => {
  show(
    <StrictMode>
      <CallersPages />
    </StrictMode>,
  )
  await screen.findByText('row of a 1/10')
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  await screen.findByText('row of a 2/10')
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull())
})

function OwnPages({ kind }: { kind: string | null }) {
  const list = usePagedList<string, Query>({ load, query: kind === null ? null : { kind }, limit: 10 })
  return <Table list={list} />
}

/** Keeps query, page and size in one place, as a screen keeps them in the URL. */
function CallersPages({ page = 1 }: { page?: number }) {
  const [url, setUrl] = useState({ kind: 'a', page, limit: 10 })
  const list = usePagedList<string, Query>({
    load,
    query: { kind: url.kind },
    page: url.page,
    limit: url.limit,
    onPageChange: (paging) => setUrl({ ...url, ...paging }),
  })
  return (
    <>
      <p role="status" aria-label="page of the caller">
        {url.page}
      </p>
      <button onClick={() => setUrl({ ...url, kind: 'b', page: 1 })}>filter by b</button>
      <Table list={list} />
    </>
  )
}

function Table({ list }: { list: ReturnType<typeof usePagedList<string, Query>> }) {
  return (
    <PagedListTable
      label="rows"
      columns={[{ id: 'row', header: 'row', cell: (row) => row }]}
      rowKey={(row) => row}
      pageSizes={[10, 20]}
      words={{ empty: 'empty', failed: 'failed' }}
      list={list}
    />
  )
}

const show = (children: React.ReactNode) => render(provided(children))
const provided = (children: React.ReactNode) => <SmartFireProvider client={client}>{children}</SmartFireProvider>
