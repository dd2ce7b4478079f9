import type { AbnormalRecord } from '@smart-fire/api-client'
import { aRecord } from '@smart-fire/api-client/mock'
import { expect, it, vi } from 'vitest'
import { handledRow, unhandledRow } from './find-record'

const ref = { kind: 'general', id: '3' } as const
/** A server with so many rows a page, whatever is requested. */
const serverOf = (pages: AbnormalRecord[][]) => ({
  list: vi.fn(({ page }: { page: number }) => Promise.resolve({ rows: pages[page - 1] ?? [], total: pages.flat().length, dropped: 0 })),
})

it('looks for an unhandled record on every page, and no further than its own', async () => {
  const server = serverOf([[aRecord({ id: '1' })], [aRecord({ id: '3' })], [aRecord({ id: '5' })]])
  expect(await unhandledRow(server, ref)).toMatchObject({ id: '3' })
  expect(server.list).toHaveBeenCalledTimes(2)
})

it('gives nothing for a record that is on no page', async () => {
  expect(await unhandledRow(serverOf([[aRecord({ id: '1' })], [aRecord({ id: '2' })]]), ref)).toBeNull()
  expect(await unhandledRow(serverOf([]), ref)).toBeNull()
})

it('reads the pages once more when rows moved between them: a record that a colleague moved up is not over', async () => {
  const server = serverOf([])
  const pages = [[aRecord({ id: '3' })], [aRecord({ id: '2' })]]
  // after the first page a colleague handles its record: the others move up by one, and this one to the page that was read
  server.list.mockImplementationOnce(() => Promise.resolve({ rows: [aRecord({ id: '1' })], total: 3, dropped: 0 }))
  server.list.mockImplementation(({ page }) => Promise.resolve({ rows: pages[page - 1] ?? [], total: 2, dropped: 0 }))
  expect(await unhandledRow(server, ref)).toMatchObject({ id: '3' })
})

it('ends the search on a server that gives the same page again and again', async () => {
  const same = { rows: [aRecord({ id: '1' })], total: 1e15, dropped: 0 }
  const list = vi.fn((): Promise<typeof same> => (list.mock.calls.length > 100 ? Promise.reject(new Error('without end')) : Promise.resolve(same)))
  expect(await unhandledRow({ list }, ref)).toBeNull()
})

it('looks for a handled record among the newest fires and faults', async () => {
  const server = { list: vi.fn(({ state }: { state: string }) => Promise.resolve({ rows: state === 'handledFaults' ? [aRecord({ id: '3' })] : [], total: 1, dropped: 0 })) }
  expect(await handledRow(server, ref)).toMatchObject({ id: '3' })
  expect(server.list.mock.calls.map(([{ state }]) => state)).toEqual(['handledFires', 'handledFaults'])
})
