import type { ImportOptions, ImportResult } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import type { ReadRow } from './import-rows'
import { checkImport, oneReading, readRows, writeImport } from './run-import'

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
  const read = [bad, ...rows(2_499)]
  const outcome = await writeImport(read, call, run)
  expect(outcome).toEqual({
    accepted: 2_496,
    problems: [{ row: 0, field: 'name', message: '此项必填' }, ...[1, 1_000, 2_000].map((row) => ({ row, field: null, message: '已存在' }))],
  })
  const options = ['0', '1000', '2000'].map((from) => ({ dryRun: false, importId: `import-1-${from}`, onlyCorrect: true }))
  expect(call.mock.calls.map(([given, given_]) => [given.length, given_])).toEqual([[999, options[0]], [1_000, options[1]], [500, options[2]]])
  expect(run.onProgress.mock.calls).toEqual([[0, 0], [0.4, 998], [0.4, 998], [0.8, 1_997], [0.8, 1_997], [1, 2_496]])
  await writeImport(read, call, run)
  expect(call.mock.calls.slice(3).map(([, again]) => again)).toEqual(options)
})

/** A server that writes every row but those that it refuses, and answers an id that it knows with the result that it has stored. */
function aServer(refused: readonly number[] = []) {
  const stored = new Map<string, ImportResult>()
  const written: number[] = []
  let failing = false
  const call = vi.fn<Call>(async (given, { importId = '' }) => {
    const earlier = stored.get(importId)
    if (earlier) return earlier
    if (failing) throw new Error('network')
    const errors = given.flatMap((input, row) => (refused.includes(input) ? [{ row, field: null, message: '已存在' }] : []))
    written.push(...given.filter((input) => !refused.includes(input)))
    const result = { accepted: given.length - errors.length, errors }
    stored.set(importId, result)
    return result
  })
  return {
    call, written,
    /** only parts that are stored already are answered */
    fail: (fails: boolean) => { failing = fails },
    partsOf: (input: number) => call.mock.calls.flatMap(([given, { importId }]) => (given.includes(input) ? [importId] : [])),
  }
}

it('writes no row twice and skips none when another row is correct at the second attempt', async () => {
  const server = aServer([5, 1_200])
  const read = rows(1_500)
  const now = read.map((row, at) => (at === 10 ? bad : row))
  const lines = ({ problems }: { problems: readonly { row: number }[] }) => problems.map(({ row }) => row)
  expect(lines(await writeImport(read, server.call, runOf('correct')))).toEqual([5, 1_200])
  expect(lines(await writeImport(now, server.call, runOf('correct')))).toEqual([10, 5, 1_200])
  for (const input of [0, 11, 999]) expect(server.partsOf(input)).toEqual(['import-1-0', 'import-1-0'])
  for (const input of [1_000, 1_200, 1_499]) expect(server.partsOf(input)).toEqual(['import-1-1000', 'import-1-1000'])
  expect(server.written).toHaveLength(1_498)
  expect(new Set(server.written).size).toBe(1_498)
})

it('sends nothing for a part of the file without a correct row', async () => {
  const server = aServer()
  await writeImport([...rows(1_000).map(() => bad), good(7)], server.call, runOf('correct'))
  expect(server.call.mock.calls.map(([given, { importId }]) => [given, importId])).toEqual([[[7], 'import-1-1000']])
})

it('reads the rows of an import once, so that what the server has stored is told for the lines it was stored for', async () => {
  const server = aServer([1_600])
  const reading = oneReading<number>()
  // a choice that the first row names is there at the first attempt only
  const readings = [rows(2_500), [bad, ...rows(2_500).slice(1)]]
  const read = vi.fn(async () => readings.shift() ?? [])
  const attempt = async (importId: string, onProgress = vi.fn()) => writeImport(await reading(importId, read), server.call, { ...runOf('correct'), importId, onProgress })
  const failed = attempt('import-1', vi.fn((share: number | null) => server.fail(share === 0.8)))
  await expect(failed).rejects.toThrow('network')
  server.fail(false)
  expect(await attempt('import-1')).toEqual({ accepted: 2_499, problems: [{ row: 1_600, field: null, message: '已存在' }] })
  expect(read).toHaveBeenCalledOnce()
  expect((await attempt('import-2')).problems[0]).toMatchObject({ row: 0 })
  expect(read).toHaveBeenCalledTimes(2)
})

it('reads the rows again when the first reading has failed', async () => {
  const reading = oneReading<number>()
  await expect(reading('import-1', async () => Promise.reject(new Error('network')))).rejects.toThrow('network')
  expect(await reading('import-1', async () => rows(1))).toHaveLength(1)
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
