import { ApiError, type ApiErrorKind } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import { watchSession } from './watch-session'

const refusedWith = (kind: ApiErrorKind) => ({
  lists: { inner: { page: (page: number) => (page === 1 ? Promise.resolve('rows') : Promise.reject(new ApiError(kind))) } },
  open: () => 'a socket',
})

it('hands every answer on, and tells of the one that ends the session', async () => {
  const told = vi.fn()
  const client = watchSession(refusedWith('sessionExpired'), told)
  expect(await client.lists.inner.page(1)).toBe('rows')
  expect(client.open()).toBe('a socket')
  expect(told).not.toHaveBeenCalled()
  await expect(client.lists.inner.page(2)).rejects.toMatchObject({ kind: 'sessionExpired' })
  expect(told).toHaveBeenCalledOnce()
})

it.each(['network', 'forbidden', 'business', 'aborted'] as const)('keeps %s to the caller', async (kind) => {
  const told = vi.fn()
  await expect(watchSession(refusedWith(kind), told).lists.inner.page(2)).rejects.toMatchObject({ kind })
  expect(told).not.toHaveBeenCalled()
})

it('stays the same object with every look: effects that depend on it do not run anew', () => {
  const client = watchSession(refusedWith('server'), () => undefined)
  expect(client.lists).toBe(client.lists)
  expect(client.lists.inner.page).toBe(client.lists.inner.page)
})
