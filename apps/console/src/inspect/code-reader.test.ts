import { expect, it, onTestFinished, vi } from 'vitest'
import { keepCodeReader } from './code-reader'

function workers(controller: ServiceWorker | null) {
  return Object.assign(new EventTarget(), { controller }) as unknown as ServiceWorkerContainer
}

it('is kept for the time without a connection as soon as the worker handles the page, once', () => {
  const load = vi.fn(() => Promise.resolve())
  const first = workers(null)
  keepCodeReader(first, load)
  expect(load).not.toHaveBeenCalled()
  first.dispatchEvent(new Event('controllerchange'))
  first.dispatchEvent(new Event('controllerchange'))
  expect(load).toHaveBeenCalledTimes(1)
})

it('is kept at once on a page that the worker handles already', () => {
  const load = vi.fn(() => Promise.resolve())
  keepCodeReader(workers({} as ServiceWorker), load)
  expect(load).toHaveBeenCalledTimes(1)
})

it('is not loaded where the browser reads codes by itself', () => {
  vi.stubGlobal('BarcodeDetector', class {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const load = vi.fn(() => Promise.resolve())
  keepCodeReader(workers({} as ServiceWorker), load)
  expect(load).not.toHaveBeenCalled()
})
