import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from './app-env'
import { listen } from './listen'

it('ends a connection whose headers do not arrive whole in time', async () => {
  const listening = await listen(new Hono<AppEnv>(), { host: '127.0.0.1', port: 0 }, 50)
  const socket = connect(listening.port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  await once(socket, 'close')
  expect(received).toMatch(/^HTTP\/1.1 408 /)
  await listening.close()
})
