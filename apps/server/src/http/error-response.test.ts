import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createLog } from '../log'
import type { AppEnv } from './app-env'
import { errorResponse } from './error-response'

/** The response to a call that fails with this error, and what the log says of it. */
async function failedBy(error: Error) {
  const lines: string[] = []
  const app = new Hono<AppEnv>().onError(errorResponse)
  app.use(async (c, next) => {
    c.set('requestId', 'r-1')
    c.set('log', createLog((line) => lines.push(line)))
    await next()
  })
  app.get('/', () => Promise.reject(error))
  const response = await app.request('/')
  return { status: response.status, body: (await response.json()) as object, lines: lines.map((line) => JSON.parse(line) as object) }
}

const withCode = (code: string) => new Error('query with secrets', { cause: Object.assign(new Error(`told ${code}`), { code }) })

it.each([
  ['cannot be reached', '08006', '数据库暂时不可用，请稍后重试'],
  ['has ended a query that took too long', '57014', '查询耗时过长，请缩小查询范围后重试'],
])('while the database %s a call is told so with 503, to be sent again, and the log has the cause', async (_, code, message) => {
  expect(await failedBy(withCode(code))).toMatchObject({
    status: 503,
    body: { status: 503, message },
    lines: [{ level: 'warn', event: 'request.unavailable', requestId: 'r-1', method: 'GET', path: '/', error: `Error: told ${code}` }],
  })
})

it('any other error gives only the id under which the log has its cause', async () => {
  const failed = await failedBy(withCode('42P01'))
  expect(failed).toMatchObject({ status: 500, body: { status: 500, message: expect.stringContaining('r-1') as string }, lines: [{ level: 'error', event: 'request.failed' }] })
  expect(JSON.stringify(failed.body)).not.toContain('told')
})
