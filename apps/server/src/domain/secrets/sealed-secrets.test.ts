import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../testing/test-server'
import { openSecret, sealSecret } from './sealed-secrets'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const db = () => server.deps.database.db
const KEYS = [['of the database', null], ['of the setting', 'a key of the setting']] as const

it.each(KEYS)('a secret that is sealed with the key %s is read again, also one of other letters, and for its purpose only', async (_, secretKey) => {
  for (const secret of ['p@ss', '密码🔥', '']) {
    const sealed = await sealSecret(db(), { secretKey }, 'camera', secret)
    expect(sealed).not.toContain('p@ss')
    expect(await openSecret(db(), { secretKey }, 'camera', sealed)).toBe(secret)
    expect(await openSecret(db(), { secretKey }, 'factor', sealed)).toBeNull()
  }
})

it('a secret of another key of the setting, or of one that is no longer set, is null, and so is a text that was never sealed', async () => {
  const sealed = await sealSecret(db(), { secretKey: 'before' }, 'camera', 'secret')
  expect(await openSecret(db(), { secretKey: 'after' }, 'camera', sealed)).toBeNull()
  expect(await openSecret(db(), { secretKey: null }, 'camera', sealed)).toBeNull()
  for (const text of ['', 'secret', 'database:', 'database:AAAA', 'database:%', `else:${sealed.split(':')[1]}`]) expect(await openSecret(db(), { secretKey: 'before' }, 'camera', text)).toBeNull()
})

it('a secret of before the setting had a key is read with that of the database', async () => {
  const sealed = await sealSecret(db(), { secretKey: null }, 'camera', 'secret')
  expect(await openSecret(db(), { secretKey: 'new' }, 'camera', sealed)).toBe('secret')
})

it('a database that does not answer is no other key: the caller learns that it failed', async () => {
  const sealed = await sealSecret(db(), { secretKey: null }, 'camera', 'secret')
  const away = { select: () => { throw new Error('connection refused') } } as unknown as ReturnType<typeof db>
  await expect(openSecret(away, { secretKey: null }, 'camera', sealed)).rejects.toThrow('connection refused')
})
