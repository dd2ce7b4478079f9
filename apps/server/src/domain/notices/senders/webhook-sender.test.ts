import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'

import { manualClock, TEST_NOW } from '../../../testing/manual-clock'
import type { NoticeMessage } from './notice-sender'
import { createWebhookSender } from './webhook-sender'

const SECRET = 'a secret of sixteen'
const MESSAGE: NoticeMessage = {
  id: '17', type: '1', method: '2', to: { username: 'zhiban01', name: '周海燕', mobilePhone: '13800001111', email: null }, subject: 's', text: '【火灾报警】"; DROP\r\nX-Evil: 1', records: 1, isTest: false,
}

interface Received {
  headers: IncomingMessage['headers']
  body: string
}

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** A receiver on localhost that remembers what it was given. */
async function receiver(respond: (response: ServerResponse) => void): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => { body += part }).on('end', () => {
      received.push({ headers: request.headers, body })
      respond(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notices`, received }
}

const status = (code: number, headers: Record<string, string> = {}) => (response: ServerResponse) => response.writeHead(code, headers).end('{"secret":"of the receiver"}')
const sender = (url: string, limitMs?: number) => createWebhookSender({ url, secret: SECRET }, manualClock(), limitMs)
const never = new AbortController().signal

it('hands over the message with a signature over time and body, and with an id that stays the same', async () => {
  const { url, received } = await receiver(status(202))
  expect(await sender(url)(MESSAGE, never)).toEqual({ sent: true })
  const [{ headers, body } = { headers: {}, body: '' }] = received
  expect(JSON.parse(body)).toEqual({
    id: '17', method: 'sms', type: 'alarm', to: { username: 'zhiban01', name: '周海燕', mobilePhone: '13800001111' }, text: MESSAGE.text, records: 1, test: false,
  })
  const timestamp = String(TEST_NOW / 1000)
  expect(headers).toMatchObject({ 'idempotency-key': '17', 'x-notice-timestamp': timestamp })
  expect(headers['x-notice-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')}`)
  expect(headers).not.toHaveProperty('x-evil')
  expect(JSON.stringify(headers) + body).not.toContain(SECRET)
})

it.each([['1', 'app'], ['2', 'sms'], ['3', 'voice']] as const)('names the method %s as %s, so that nobody gets an SMS where a telephone has to ring', async (method, name) => {
  const { url, received } = await receiver(status(200))
  await sender(url)({ ...MESSAGE, method }, never)
  expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({ method: name })
})

it('tells a fault from an alarm, and a test from what is real', async () => {
  const { url, received } = await receiver(status(200))
  await sender(url)({ ...MESSAGE, type: '2', isTest: true }, never)
  expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({ type: 'fault', test: true })
})

it.each([200, 201, 204])('says that %d took the message', async (code) => {
  const { url } = await receiver((response) => response.writeHead(code).end())
  expect(await sender(url)(MESSAGE, never)).toEqual({ sent: true })
})

it.each([[500, false], [503, false], [404, false], [401, false], [429, false], [400, true], [413, true], [422, true]])('says that %d was a refusal, and whether it is the last word', async (code, isFinal) => {
  const { url } = await receiver(status(code))
  expect(await sender(url)(MESSAGE, never)).toEqual({ sent: false, reason: 'refused', detail: `HTTP ${code}`, isFinal })
})

it('follows no redirect', async () => {
  const other = await receiver(status(200))
  const { url } = await receiver(status(307, { Location: other.url }))
  expect(await sender(url)(MESSAGE, never)).toMatchObject({ sent: false, reason: 'refused', detail: 'HTTP 307' })
  expect(other.received).toEqual([])
})

it('gives up on a receiver that does not answer, and on one that is not there', async () => {
  const { url } = await receiver(() => undefined)
  expect(await sender(url, 50)(MESSAGE, never)).toMatchObject({ sent: false, reason: 'timeout', isFinal: false })
  expect(await sender('http://127.0.0.1:9/')(MESSAGE, never)).toMatchObject({ sent: false, reason: 'unreachable', isFinal: false })
})

it('ends at once when the server stops', async () => {
  const { url } = await receiver(() => undefined)
  const stopping = new AbortController()
  const sending = sender(url)(MESSAGE, stopping.signal)
  stopping.abort()
  expect(await sending).toMatchObject({ sent: false })
})
