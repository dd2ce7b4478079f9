import { afterEach, expect, it, vi } from 'vitest'
import { workbookFile } from './workbook'
import { WorkbookBlockedError, workerAllowed } from './worker-allowed'

const stopped = vi.fn()
const pageWith = (act: (worker: Worker) => unknown) =>
  vi.stubGlobal('Worker', class { terminate = stopped; constructor() { queueMicrotask(() => act(this as unknown as Worker)) } })

afterEach(() => {
  vi.unstubAllGlobals()
  stopped.mockClear()
})

it('is true when a worker responds, and stops that worker', async () => {
  pageWith((worker) => void worker.onmessage?.(new MessageEvent('message')))
  expect(await workerAllowed()).toBe(true)
  expect(stopped).toHaveBeenCalledOnce()
})

it('is false when the policy rejects the worker or its URL', async () => {
  pageWith((worker) => void worker.onerror?.(new Event('error') as ErrorEvent))
  expect(await workerAllowed()).toBe(false)
  vi.stubGlobal('Worker', class { constructor() { throw new TypeError('TrustedScriptURL') } })
  expect(await workerAllowed()).toBe(false)
})

it('rejects a large workbook instead of hanging, and creates a small one', async () => {
  vi.stubGlobal('Worker', class { constructor() { throw new TypeError('TrustedScriptURL') } })
  const book = (count: number) => workbookFile({ sheet: '设备', head: [{ header: '编号' }], rows: Array.from({ length: count }, (_, at) => [`设备 ${at}`]) })
  await expect(book(5_000)).rejects.toBeInstanceOf(WorkbookBlockedError)
  expect((await book(10)).size).toBeGreaterThan(0)
})
