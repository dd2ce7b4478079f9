import { ApiError } from '@smart-fire/api-client'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOfferedList } from './use-offered-list'

it('tells a platform without the list from a failure, and both reject', async () => {
  const list = vi.fn<() => Promise<string>>()
  const { result } = renderHook(() => useOfferedList(list))
  const read = () => act(() => result.current.load({}, new AbortController().signal).catch((error: unknown) => (error as ApiError).kind))
  list.mockRejectedValueOnce(new ApiError('notFound', {}))
  expect([await read(), result.current.isOffered]).toEqual(['notFound', false])
  list.mockRejectedValueOnce(new ApiError('network', {}))
  expect([await read(), result.current.isOffered]).toEqual(['network', true])
  list.mockRejectedValueOnce(new ApiError('notFound', {}))
  await read()
  list.mockResolvedValueOnce('page')
  expect([await read(), result.current.isOffered]).toEqual(['page', true])
})
