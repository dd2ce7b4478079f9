import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { undocumented } from './testing/undocumented'

const ENTRIES = [
  'index.ts',
  'wire.ts',
  'contract/index.ts',
  'mock/index.ts',
  'groups/statistics/index.ts',
  'groups/estate/index.ts',
  'groups/administration/index.ts',
]

it('everything public says what it is for', { timeout: 60_000 }, () => {
  const entries = ENTRIES.map((entry) => fileURLToPath(new URL(entry, import.meta.url)))
  expect(undocumented(entries)).toEqual([])
})
