import { expect, it } from 'vitest'
import { readConfig } from './config'
import { DatabaseUnreadableError } from './db/database'
import { FolderLockImpossibleError } from './db/folder-lock'
import { NewerSchemaError } from './db/refuse-newer-schema'
import { en, zhCN } from './main.messages'
import { explainStartFailure } from './start-failure'

const config = readConfig({ SMART_FIRE_DATA: '/data' })

it.each([
  ['Chinese', zhCN, /请勿删除.*备份/, /请删除/],
  ['English', en, /keep the folder, copy all of it/, /delete/],
] as const)('a database that cannot be opened is to be kept and copied, in %s: no text advises to delete it', (_name, words, advice, deletion) => {
  const text = explainStartFailure(new DatabaseUnreadableError('/data/pglite', new Error('x')), config, words)
  expect(text).toContain('/data/pglite')
  expect(text).toMatch(advice)
  expect(text).not.toMatch(deletion)
})

it('says that the database belongs to a newer program', () => {
  expect(explainStartFailure(new NewerSchemaError(), config, zhCN)).toBe(zhCN.newerSchema)
})

it.each([
  ['EACCES', zhCN.folderNotWritable('/data')],
  ['EROFS', zhCN.folderNotWritable('/data')],
  ['ENOSPC', zhCN.diskFull('/data')],
  // file systems without sockets answer with these
  ['EPERM', zhCN.folderWithoutSockets('/data')],
  ['ENOTSUP', zhCN.folderWithoutSockets('/data')],
])('a lock that cannot be made for %s: the text names the reason, not a port and not a lack of sockets', (code, text) => {
  const cause = Object.assign(new Error(`listen ${code}`), { code, syscall: 'listen' })
  expect(explainStartFailure(new FolderLockImpossibleError('/data', cause), config, zhCN)).toBe(text)
})

it('a database that cannot be opened because the disk is full is not called broken', () => {
  const cause = new Error('FATAL:  could not write lock file "postmaster.pid": No space left on device')
  expect(explainStartFailure(new DatabaseUnreadableError('/data/pglite', cause), config, zhCN)).toBe(zhCN.diskFull('/data/pglite'))
})

it('a reason that was not foreseen is one short line without the password of an address', () => {
  const addressWith = (secret: string) => `postgres://fire:${secret}@db.example/fire`
  const text = explainStartFailure(new Error(`cannot use ${addressWith('s3cret')} ${'x'.repeat(500)}\n    at start (main.ts:1)`), config, en)
  expect(text).toContain(addressWith('[redacted]'))
  expect(text).not.toMatch(/s3cret|main\.ts/)
  expect(text.length).toBeLessThan(400)
})
