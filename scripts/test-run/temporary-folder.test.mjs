import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from './temporary-folder.mjs'

const GIB = 1024 ** 3

beforeEach(() => vi.stubEnv('TMPDIR', ''))
afterEach(() => vi.unstubAllEnvs())

it('is in memory on a machine with plenty of it', () => {
  expect(temporaryFolder({ freeBytes: () => 8 * GIB, memory: 16 * GIB })).toEqual({ TMPDIR: '/dev/shm' })
})

it('is where the machine says on a small one, in a container with little shared memory, and when TMPDIR names a folder', () => {
  expect(temporaryFolder({ freeBytes: () => 8 * GIB, memory: 3 * GIB })).toEqual({})
  expect(temporaryFolder({ freeBytes: () => GIB / 16, memory: 16 * GIB })).toEqual({})
  vi.stubEnv('TMPDIR', '/var/chosen')
  expect(temporaryFolder({ freeBytes: () => 8 * GIB, memory: 16 * GIB })).toEqual({})
})
