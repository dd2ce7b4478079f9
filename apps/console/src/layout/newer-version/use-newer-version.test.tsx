import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNewerVersion } from './use-newer-version'

const page = (entry: string) => `<!doctype html><html><head><script type="module" crossorigin src="${entry}"></script></head><body></body></html>`
const OWN = '/assets/index-Old00001.js'
const NEWER = '/assets/index-New00002.js'

const ask = vi.fn<typeof fetch>()

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', `<script type="module" src="${OWN}"></script>`)
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  document.head.querySelector(`script[src="${OWN}"]`)?.remove()
  ask.mockReset()
})

const serves = (answer: () => Response | Promise<Response>) => ask.mockImplementation(async () => answer())

/** A page whose alarm link was open, was away, and is back. */
async function reconnected() {
  const hook = renderHook(({ isConnected }) => useNewerVersion(isConnected), { initialProps: { isConnected: true } })
  hook.rerender({ isConnected: false })
  await act(async () => hook.rerender({ isConnected: true }))
  return hook
}

it('is newer when the server has another build once the link is back', async () => {
  serves(() => new Response(page(NEWER)))
  const { result } = await reconnected()
  expect(result.current).toBe(true)
})

it('is not newer when the same build is served again', async () => {
  serves(() => new Response(page(OWN)))
  const { result } = await reconnected()
  expect(ask).toHaveBeenCalledOnce()
  expect(result.current).toBe(false)
})

it('asks nothing while the page that was just loaded opens the link for the first time', () => {
  renderHook(() => useNewerVersion(true))
  expect(ask).not.toHaveBeenCalled()
})

it.each([
  ['an error', () => new Response(page(NEWER), { status: 502 })],
  ['the page of something else, e.g. of a proxy that asks for a sign-in', () => new Response('<html><script type="module" src="/sign-in.js"></script></html>')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('claims nothing after %s, and asks again when the link is back the next time', async (_what, answer) => {
  serves(answer)
  const { result, rerender } = await reconnected()
  expect(result.current).toBe(false)
  serves(() => new Response(page(NEWER)))
  rerender({ isConnected: false })
  await act(async () => rerender({ isConnected: true }))
  expect(result.current).toBe(true)
})

it('takes it back when the update was undone', async () => {
  serves(() => new Response(page(NEWER)))
  const { result, rerender } = await reconnected()
  serves(() => new Response(page(OWN)))
  rerender({ isConnected: false })
  await act(async () => rerender({ isConnected: true }))
  expect(result.current).toBe(false)
})

it('an answer that comes after the link was lost again says nothing', async () => {
  let answer: (response: Response) => void = () => undefined
  serves(() => new Promise((resolve) => { answer = resolve }))
  const { result, rerender } = await reconnected()
  rerender({ isConnected: false })
  await act(async () => answer(new Response(page(NEWER))))
  expect(result.current).toBe(false)
})

it('a page that is not of the build, as while the console is developed, asks nothing', async () => {
  document.head.querySelector(`script[src="${OWN}"]`)?.remove()
  await reconnected()
  expect(ask).not.toHaveBeenCalled()
})
