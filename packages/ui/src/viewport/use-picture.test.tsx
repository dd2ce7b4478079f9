import { renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { usePicture } from './use-picture'

/** A server that never answers, and what is still wanted from it. */
function aSlowServer() {
  const asked: { url: string; signal: AbortSignal | null | undefined }[] = []
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined))
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push({ url, signal: init?.signal })
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))
  })
  const elements: string[] = []
  vi.stubGlobal('Image', class {
    set src(url: string) {
      elements.push(url)
    }

    decode = () => new Promise(() => undefined)
  })
  return { wanted: () => asked.filter(({ signal }) => !signal?.aborted).map(({ url }) => url), elements }
}

it('gives up the picture of a floor that is left: it would take its time from that of the next one', async () => {
  const { wanted, elements } = aSlowServer()
  const { rerender, unmount, result } = renderHook(({ url }) => usePicture(url), { initialProps: { url: '/files/3f' } })
  expect(wanted()).toEqual(['/files/3f'])
  rerender({ url: '/files/5f' })
  await waitFor(() => expect(wanted()).toEqual(['/files/5f']))
  expect(result.current[0]).toEqual({ is: 'loading' })
  unmount()
  expect(wanted()).toEqual([])
  await Promise.resolve()
  expect(elements).toEqual([])
})

it('wants a picture once in strict mode', () => {
  const { wanted } = aSlowServer()
  renderHook(() => usePicture('/files/3f'), { wrapper: StrictMode })
  expect(wanted()).toEqual(['/files/3f'])
})
