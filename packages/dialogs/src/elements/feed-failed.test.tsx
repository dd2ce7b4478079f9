import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { defineElements } from './index'

const drawn = vi.hoisted(() => ({ breaks: true }))
vi.mock('../alarm-feed', () => ({
  AlarmFeed({ placeControls }: { placeControls: (controls: string) => unknown }) {
    if (drawn.breaks) throw new TypeError('a part of the feed is broken')
    return placeControls('the feed')
  },
}))

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(async () => {
  document.body.replaceChildren()
  // an element leaves its desk in the next task, which must not come after the end of the page
  await new Promise((resolve) => setTimeout(resolve))
})
afterAll(() => server.close())

it('a feed that breaks while it is drawn says so at its place, and is drawn again: without a word the page would look quiet', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  defineElements()
  const feed = document.createElement('fs-alarm-feed')
  feed.setAttribute('user-id', '9')
  const reasons: string[] = []
  feed.addEventListener('fs-error', ({ detail }) => reasons.push(detail.reason))
  feed.client = createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))
  document.body.append(feed)
  const button = await vi.waitFor(() => feed.shadowRoot?.querySelector('button') ?? expect.fail('nothing is said'), { timeout: 10_000 })
  expect(button).toHaveTextContent('实时警情未能加载 · 重试')
  expect(reasons).toEqual(['drawing'])
  drawn.breaks = false
  await userEvent.click(button)
  await vi.waitFor(() => expect(feed.shadowRoot).toHaveTextContent('the feed'), { timeout: 10_000 })
  silenced.mockRestore()
})
