import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'

import { createMailSender } from './mail-sender'
import type { NoticeMessage } from './notice-sender'

const MESSAGE: NoticeMessage = {
  id: '17', type: '1', method: '4', to: { username: 'zhiban01', name: '周海燕', mobilePhone: null, email: 'zhou@example.com' }, subject: '火灾报警通知', text: '【火灾报警】滨江大厦3F 烟感报警', records: 1, isTest: false,
}

interface Received {
  from: string
  to: string[]
  source: string
}

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** A real SMTP server on localhost that remembers the mails it was given. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part)).on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source: Buffer.concat(parts).toString('utf8') })
        done()
      })
    },
    ...options,
  })
  // a client that goes away is no failure of the test
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received }
}

const sender = (url: string, limitMs?: number) => createMailSender({ url, from: 'fire@example.com' }, limitMs)
const never = new AbortController().signal
const headersOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n'))
const refusal = (code: number) => Object.assign(new Error('secret words of the server'), { responseCode: code })

it('sends a mail with one receiver, a subject and the text as plain text', async () => {
  const { url, received } = await mailServer()
  expect(await sender(url)(MESSAGE, never)).toEqual({ sent: true })
  const [mail] = received
  expect(mail).toMatchObject({ from: 'fire@example.com', to: ['zhou@example.com'] })
  const headers = headersOf(mail?.source ?? '')
  expect(headers).toContain('Message-ID: <notice-17@example.com>')
  expect(headers).toContain('Auto-Submitted: auto-generated')
  expect(headers).toMatch(/^Content-Type: text\/plain/m)
  const body = (mail?.source ?? '').slice(headers.length).replace(/\s/g, '')
  expect(Buffer.from(body, 'base64').toString('utf8').trim()).toBe(MESSAGE.text)
})

it('names the receiver, by the account where there is no name', async () => {
  const { url, received } = await mailServer()
  for (const name of ['Zhou', null]) await sender(url)({ ...MESSAGE, to: { ...MESSAGE.to, name } }, never)
  expect(received.map(({ source }) => /^To: (.*)$/m.exec(source)?.[1]?.trim())).toEqual(['Zhou <zhou@example.com>', 'zhiban01 <zhou@example.com>'])
})

it('lets no name, subject or text begin a header field or name another receiver', async () => {
  const { url, received } = await mailServer()
  const evil = 'x\r\nBcc: all@example.com\r\n\r\nbody'
  await sender(url)({ ...MESSAGE, subject: evil, text: evil, to: { ...MESSAGE.to, name: `"${evil}" <other@example.com>, y` } }, never)
  expect(received.map(({ to }) => to)).toEqual([['zhou@example.com']])
  expect(headersOf(received[0]?.source ?? '').split('\r\n').filter((line) => /^(bcc|cc):/i.test(line))).toEqual([])
})

it.each([[550, true], [451, false]])('says that %d about the receiver was a refusal, and whether it is the last word', async (code, isFinal) => {
  const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(code)) })
  expect(await sender(url)(MESSAGE, never)).toEqual({ sent: false, reason: 'refused', detail: `SMTP ${code}`, isFinal })
})

it.each([530, 550])('tries again later when the server does not let us send at all (%d about the sender)', async (code) => {
  const { url } = await mailServer({ onMailFrom: (_address, _session, done) => done(refusal(code)) })
  expect(await sender(url)(MESSAGE, never)).toEqual({ sent: false, reason: 'refused', detail: `SMTP ${code}`, isFinal: false })
})

it('tries again later when the server first wants a password, also when it says so about the receiver', async () => {
  const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(530)) })
  expect(await sender(url)(MESSAGE, never)).toMatchObject({ reason: 'refused', detail: 'SMTP 530', isFinal: false })
})

it('says that the last word about the text itself was a refusal', async () => {
  const { url } = await mailServer({ onData: (stream, _session, done) => stream.resume().on('end', () => done(refusal(554))) })
  expect(await sender(url)(MESSAGE, never)).toEqual({ sent: false, reason: 'refused', detail: 'SMTP 554', isFinal: true })
})

it('tries again later when the account of the server is refused', async () => {
  const { url } = await mailServer({ authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535)) })
  expect(await sender(url.replace('//', '//user:wrong@'))(MESSAGE, never)).toMatchObject({ sent: false, reason: 'refused', detail: 'SMTP 535', isFinal: false })
})

it('gives up on a server that does not answer, and on one that is not there', async () => {
  const { url } = await mailServer({ onConnect: () => undefined })
  expect(await sender(url, 50)(MESSAGE, never)).toMatchObject({ sent: false, reason: 'timeout', isFinal: false })
  expect(await sender('smtp://127.0.0.1:9')(MESSAGE, never)).toMatchObject({ sent: false, reason: 'unreachable' })
})

it('a person without an address is not tried', async () => {
  expect(await sender('smtp://127.0.0.1:9')({ ...MESSAGE, to: { ...MESSAGE.to, email: null } }, never)).toEqual({ sent: false, reason: 'noAddress', detail: null, isFinal: true })
})

it('ends at once when the server stops, and begins none after that', async () => {
  const stopping = new AbortController()
  const silent = await mailServer({ onConnect: () => stopping.abort() })
  expect(await sender(silent.url)(MESSAGE, stopping.signal)).toMatchObject({ sent: false, isFinal: false })
  const { url, received } = await mailServer()
  expect(await sender(url)(MESSAGE, stopping.signal)).toMatchObject({ sent: false, isFinal: false })
  expect(received).toEqual([])
})
