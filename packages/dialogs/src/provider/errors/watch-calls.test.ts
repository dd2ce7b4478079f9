import { ApiError, type ApiErrorKind } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import { watchCalls } from './watch-calls'

const refusedWith = (kind: ApiErrorKind) => ({
  lists: { inner: { page: (page: number) => (page === 1 ? Promise.resolve('rows') : Promise.reject(new ApiError(kind))) } },
  open: () => 'a socket',
})

it('passes every response on', async () => {
  const onFailed = vi.fn()
  const client = watchCalls(refusedWith('server'), onFailed)
  expect(await client.lists.inner.page(1)).toBe('rows')
  expect(client.open()).toBe('a socket')
  expect(onFailed).not.toHaveBeenCalled()
})

it.each(['sessionExpired', 'network', 'forbidden', 'refused'] as const)('reports %s once, and the caller gets it, too', async (kind) => {
  const onFailed = vi.fn()
  await expect(watchCalls(refusedWith(kind), onFailed).lists.inner.page(2)).rejects.toMatchObject({ kind })
  expect(onFailed.mock.calls).toMatchObject([[{ kind }]])
})

it('does not report a call that was aborted on purpose', async () => {
  const onFailed = vi.fn()
  await expect(watchCalls(refusedWith('aborted'), onFailed).lists.inner.page(2)).rejects.toMatchObject({ kind: 'aborted' })
  expect(onFailed).not.toHaveBeenCalled()
})

it('returns the same object at every access: effects that depend on it do not run again', () => {
  const client = watchCalls(refusedWith('server'), () => undefined)
  expect(client.lists).toBe(client.lists)
  expect(client.lists.inner.page).toBe(client.lists.inner.page)
})
