import { expect, it } from 'vitest'
import { readConfig } from './config'
import { DatabaseUnreadableError } from './db/database'
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
