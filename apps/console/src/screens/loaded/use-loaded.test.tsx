import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLoaded } from './use-loaded'

afterEach(cleanup)

it('gives the call its query and nothing else: a page or a limit of ours would shorten what the call gives', async () => {
  const load = vi.fn(() => Promise.resolve('ten rows'))
  const { result } = renderHook(() => useLoaded({ load, query: { channelId: '1' } }))
  await waitFor(() => expect(result.current.value).toBe('ten rows'))
  expect(load).toHaveBeenCalledExactlyOnceWith({ channelId: '1' }, expect.anything())
})
