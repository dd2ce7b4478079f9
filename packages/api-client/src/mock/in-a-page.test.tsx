import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApiClient } from '../create-api-client'
import { createSignInClient } from '../sign-in'
import { createMockBackend } from './index'

// with the XMLHttpRequest of jsdom, the adapter of pages, instead of Node's http

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it('calls the origin of the page when there is no base address', async () => {
  const client = createApiClient(backend.clientOptions())
  expect(await client.abnormalRecords.countUnhandled()).toBe(4)
})

it('signs in with the key that the page reads from the cookie', async () => {
  const client = createSignInClient(backend.clientOptions({ getToken: () => null }))
  document.cookie = `image=${backend.world.pictureCode.key}; Path=/`
  const { picture, key } = await client.auth.pictureCode()
  expect(picture.size).toBeGreaterThan(0)
  const { user, password, pictureCode } = backend.world
  const session = await client.auth.login({ username: user.username, password, code: pictureCode.code, image: key })
  expect(session.userId).toBe(user.id)
})

it('opens the alarm socket on the origin of the page', async () => {
  const client = createApiClient(backend.clientOptions())
  await new Promise<void>((opened) => {
    client.alarmSocket.open({ userId: 'u' }, { onOpen: opened, onFrame: () => undefined, onClose: () => undefined })
  })
  expect(backend.alarms.addresses).toEqual([`ws://${location.host}/alarm/websocket?userId=u&batches=1`])
})
