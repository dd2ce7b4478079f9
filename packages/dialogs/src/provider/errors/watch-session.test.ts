import { ApiError, type ApiErrorKind } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import { watchSession } from './watch-session'

const refusedWith = (kind: ApiErrorKind) => ({
  lists: { inner: { page: (page: number) => (page === 1 ? Promise.resolve('rows') : Promise.reject(new ApiError(kind))) } },
  open: () => 'a socket',
})

it('passes every response on and reports the one that ends the session', async () => {
  const onSessionEnd = vi.fn()
  const client = watchSession(refusedWith('sessionExpired'), onSessionEnd)
  expect(await client.lists.inner.page(1)).toBe('rows')
  expect(client.open()).toBe('a socket')
  expect(onSessionEnd).not.toHaveBeenCalled()
  await expect(client.lists.inner.page(2)).rejects.toMatchObject({ kind: 'sessionExpired' })
  expect(onSessionEnd).toHaveBeenCalledOnce()
})

it.each(['network', 'forbidden', 'refused', 'aborted'] as const)('leaves %s to the caller', async (kind) => {
  const onSessionEnd = vi.fn()
  await expect(watchSession(refusedWith(kind), onSessionEnd).lists.inner.page(2)).rejects.toMatchObject({ kind })
  expect(onSessionEnd).not.toHaveBeenCalled()
})

it('returns the same object at every access: effects that depend on it do not run again', () => {
  const client = watchSession(refusedWith('server'), () => undefined)
  expect(client.lists).toBe(client.lists)
  expect(client.lists.inner.page).toBe(client.lists.inner.page)
})
