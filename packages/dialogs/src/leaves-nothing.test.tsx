import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { act, render } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { StrictMode } from 'react'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { AlarmFeed } from './alarm-feed'
import { ExceptionListDialog } from './exception-list'
import { LinkStatus, SmartFireProvider } from './provider'

const MOUNTS = 2

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
const client = createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))

beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }))
afterAll(() => server.close())

const Page = () => (
  <SmartFireProvider client={client} alarms={{ userId: '9' }}>
    <LinkStatus />
    <AlarmFeed />
    <ExceptionListDialog open onClose={() => undefined} />
  </SmartFireProvider>
)

it('a page with live notices and a dialog that is left leaves no listener, element or message', async () => {
  const error = vi.spyOn(console, 'error')
  const listeners = countListeners()
  onTestFinished(() => {
    listeners.stop()
    error.mockRestore()
  })
  await visit()
  const before = [listeners.count(), document.querySelectorAll('style').length, document.body.children.length]
  for (let mount = 0; mount < MOUNTS; mount += 1) await visit()
  expect([listeners.count(), document.querySelectorAll('style').length, document.body.children.length]).toEqual(before)
  expect(error.mock.calls).toEqual([])
})

async function visit() {
  const { unmount, container } = render(<StrictMode><Page /></StrictMode>)
  await act(() => vi.dynamicImportSettled())
  unmount()
  container.remove()
  // overlays are removed a frame after they have closed
  await expect.poll(() => document.querySelector('.fsc-root, [data-scope]')).toBeNull()
}

/** Counts the listeners of the window and the document that were added and not removed. */
function countListeners() {
  const open = new Set<string>()
  const names = new Map<unknown, number>()
  const keyOf = (target: EventTarget, type: string, listener: unknown, options: unknown) => {
    if (!names.has(listener)) names.set(listener, names.size)
    const capture = typeof options === 'object' && options !== null ? (options as AddEventListenerOptions).capture : options
    return [target === window ? 'window' : 'document', type, names.get(listener), Boolean(capture)].join(' ')
  }
  const spies = [window, document].flatMap((target: EventTarget) => {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    return [
      vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
        const key = keyOf(target, type, listener, options)
        open.add(key)
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => open.delete(key))
        add(type, listener, options)
      }),
      vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
        open.delete(keyOf(target, type, listener, options))
        remove(type, listener, options)
      }),
    ]
  })
  return { count: () => open.size, stop: () => spies.forEach((spy) => spy.mockRestore()) }
}
