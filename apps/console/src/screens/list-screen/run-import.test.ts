import type { ImportOptions, ImportResult } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import type { ReadRow } from './import-rows'
import { checkImport, readRows, writeImport } from './run-import'

type Call = (rows: readonly number[], options: ImportOptions, signal?: AbortSignal) => Promise<ImportResult>

const good = (input: number): ReadRow<number> => ({ input, problems: [] })
const bad: ReadRow<number> = { input: null, problems: [{ field: 'name', message: '此项必填' }] }
const rows = (count: number) => Array.from({ length: count }, (_, at) => good(at))
const never = new AbortController().signal
const runOf = (mode: 'all' | 'correct', signal = never) => ({ importId: 'import-1', mode, signal, onProgress: vi.fn() })

it('reads the rows in their order, and says how far it is', async () => {
  const onProgress = vi.fn()
  const texts = Array.from({ length: 500 }, (_, at) => ({ name: String(at) }))
  const read = await readRows(texts, async ({ name }) => good(Number(name)), { signal: never, onProgress })
  expect(read.map(({ input }) => input)).toEqual(texts.map(({ name }) => Number(name)))
  expect(onProgress.mock.calls).toEqual([[0.4], [0.8]])
  await expect(readRows(texts, async () => bad, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})

it('checks the rows that keep the rules of the form on the server, and names all problems by their place in the file', async () => {
  const call = vi.fn<Call>(async () => ({ accepted: 1, errors: [{ row: 1, field: 'name', message: '已存在' }] }))
  expect(await checkImport([bad, good(1), bad, good(3)], call, never, () => undefined)).toEqual([
    { row: 0, field: 'name', message: '此项必填' }, { row: 2, field: 'name', message: '此项必填' }, { row: 3, field: 'name', message: '已存在' },
  ])
  expect(call).toHaveBeenCalledExactlyOnceWith([1, 3], { dryRun: true }, never)
  expect(await checkImport([bad], call, never, () => undefined)).toHaveLength(1)
  expect(call).toHaveBeenCalledOnce()
})

it('writes all rows by one call that can be aborted, and none while one has a problem', async () => {
  const call = vi.fn<Call>(async (given) => ({ accepted: given.length, errors: [] }))
  expect(await writeImport([good(1), bad], call, runOf('all'))).toEqual({ accepted: 0, problems: [{ row: 1, field: 'name', message: '此项必填' }] })
  expect(call).not.toHaveBeenCalled()
  const { signal } = new AbortController()
  expect(await writeImport(rows(2_500), call, runOf('all', signal))).toMatchObject({ accepted: 2_500, problems: [] })
  expect(call.mock.calls.map(([given, options, own]) => [given.length, options, own])).toEqual([[2_500, { dryRun: false, importId: 'import-1' }, signal]])
})

it('writes only the correct rows in parts, each with an id that a second attempt repeats, and counts what was written', async () => {
  const call = vi.fn<Call>(async (given) => ({ accepted: given.length - 1, errors: [{ row: 0, field: null, message: '已存在' }] }))
  const run = runOf('correct')
  const read = [bad, ...rows(2_500)]
  const outcome = await writeImport(read, call, run)
  expect(outcome).toEqual({
    accepted: 2_497,
    problems: [{ row: 0, field: 'name', message: '此项必填' }, ...[1, 1_001, 2_001].map((row) => ({ row, field: null, message: '已存在' }))],
  })
  const options = ['0', '1000', '2000'].map((from) => ({ dryRun: false, importId: `import-1-${from}`, onlyCorrect: true }))
  expect(call.mock.calls.map(([given, given_]) => [given.length, given_])).toEqual([[1_000, options[0]], [1_000, options[1]], [500, options[2]]])
  expect(run.onProgress.mock.calls).toEqual([[0, 0], [0.4, 999], [0.4, 999], [0.8, 1_998], [0.8, 1_998], [1, 2_497]])
  await writeImport(read, call, run)
  expect(call.mock.calls.slice(3).map(([, again]) => again)).toEqual(options)
})

it('stops after the part that is being written when the user cancels, and says how many rows it has written', async () => {
  const controller = new AbortController()
  const call = vi.fn<Call>(async (given) => {
    controller.abort()
    return { accepted: given.length, errors: [] }
  })
  expect(await writeImport(rows(2_500), call, runOf('correct', controller.signal))).toEqual({ accepted: 1_000, problems: [], isCancelled: true })
  expect(call).toHaveBeenCalledOnce()
})
