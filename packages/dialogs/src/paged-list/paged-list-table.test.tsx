import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SmartFireProvider } from '../provider'
import { type PagedList, PagedListTable } from '.'

const client = createApiClient(createMockBackend().clientOptions())
const words = { empty: '没有记录', failed: '记录加载失败' }

function show(changes: Partial<PagedList<string>>) {
  const list: PagedList<string> = {
    state: 'ready', rows: [], total: 2, dropped: 0, page: 1, limit: 10, loadedAt: null, refresh: vi.fn(), goTo: vi.fn(), resize: vi.fn(), value: { list: { ready: 'fresh' } }, ...changes,
  }
  const columns = [{ id: 'name', header: '名称', cell: (row: string) => row }]
  render(<SmartFireProvider client={client}><PagedListTable label="记录" list={list} words={words} pageSizes={[10]} columns={columns} rowKey={(row) => row} /></SmartFireProvider>)
  return list
}

it.each([2, 0])('a page of which no row could be read does not look empty, and is loaded again by one press; the server counts %d rows', async (total) => {
  const { refresh } = show({ total, dropped: 2 })
  expect(await screen.findByText('有 2 条记录无法读取')).toBeInTheDocument()
  expect(screen.queryByText(words.empty)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(refresh).toHaveBeenCalledOnce()
})

it('rows that could not be read are counted above those that could', async () => {
  show({ rows: ['烟感'], dropped: 1 })
  expect(await screen.findByText('烟感')).toBeInTheDocument()
  expect(screen.getByText('有 1 条记录无法读取')).toBeInTheDocument()
})

it('while the first page is loading or has failed, no number of pages is claimed', async () => {
  show({ state: 'failed', total: 0 })
  expect(await screen.findByText(words.failed)).toBeInTheDocument()
  expect(screen.queryByText(/共 0/)).toBeNull()
})
