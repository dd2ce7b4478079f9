import { expect, it } from 'vitest'
import { whileWanted } from './while-wanted'

it('passes the response on', async () => {
  await expect(whileWanted(new AbortController().signal, async () => 7)).resolves.toBe(7)
})

it('passes the error on', async () => {
  const down = new Error('down')
  await expect(whileWanted(new AbortController().signal, () => Promise.reject(down))).rejects.toBe(down)
})

it('neither resolves nor rejects after the abort', async () => {
  const gone = new AbortController()
  const settled: string[] = []
  const responses = [() => Promise.resolve(), () => Promise.reject(new Error('aborted'))].map((call) =>
    whileWanted(gone.signal, call).then(
      () => settled.push('resolved'),
      () => settled.push('rejected'),
    ),
  )
  gone.abort()
  const afterwards = new Promise<void>((resolve) => setImmediate(resolve))
  await Promise.race([...responses, afterwards])
  expect(settled).toEqual([])
})
