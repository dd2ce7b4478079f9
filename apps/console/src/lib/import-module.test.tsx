import { afterEach, expect, it, vi } from 'vitest'
import { importModule } from './import-module'

const part = { name: 'part' }
const load = vi.fn(async () => part)

afterEach(() => {
  vi.restoreAllMocks()
  document.head.querySelectorAll('link[rel=modulepreload]').forEach((element) => element.remove())
})

it('imports a module only when its files have arrived, and tries again after a failure', async () => {
  const request = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('offline')).mockImplementation(async () => new Response('code'))
  await expect(importModule(load, ['assets/map.js'])).rejects.toThrow('offline')
  expect(load).not.toHaveBeenCalled()
  await expect(importModule(load, ['assets/map.js'])).resolves.toBe(part)
  expect(request).toHaveBeenCalledTimes(2)
})

it('fetches no file twice, and none that the page began with', async () => {
  const request = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('code'))
  document.head.insertAdjacentHTML('beforeend', '<link rel="modulepreload" href="/assets/react.js">')
  await importModule(load, ['assets/react.js', 'assets/list.js'])
  await importModule(load, ['assets/react.js', 'assets/list.js'])
  expect(request.mock.calls).toEqual([['/assets/list.js']])
})

it('does not import from a page of errors', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('gone', { status: 404 }))
  await expect(importModule(load, ['assets/old.js'])).rejects.toThrow('404')
})
