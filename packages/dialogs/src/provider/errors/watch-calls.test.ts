import { ApiError, type ApiErrorKind } from '@smart-fire/api-client'
import { runInNewContext } from 'node:vm'
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

it('reports a call of a client from another realm, e.g. that of the frame around a sub-application', async () => {
  const theirs = runInNewContext('Promise') as PromiseConstructor
  const onFailed = vi.fn()
  const client = watchCalls({ page: () => theirs.reject(new ApiError('sessionExpired')) }, onFailed)
  await expect(client.page()).rejects.toMatchObject({ kind: 'sessionExpired' })
  expect(onFailed.mock.calls).toMatchObject([[{ kind: 'sessionExpired' }]])
})

it('may watch a client that its host has frozen, as some stores do with everything that they keep', async () => {
  const onFailed = vi.fn()
  const client = watchCalls(Object.freeze({ lists: Object.freeze(refusedWith('network').lists) }), onFailed)
  await expect(client.lists.inner.page(2)).rejects.toMatchObject({ kind: 'network' })
  expect(onFailed).toHaveBeenCalledOnce()
  expect('lists' in client).toBe(true)
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
