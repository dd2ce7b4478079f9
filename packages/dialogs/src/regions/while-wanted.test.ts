import { expect, it } from 'vitest'
import { whileWanted } from './while-wanted'

it('passes the answer on', async () => {
  await expect(whileWanted(new AbortController().signal, async () => 7)).resolves.toBe(7)
})

it('passes the error on', async () => {
  const down = new Error('down')
  await expect(whileWanted(new AbortController().signal, () => Promise.reject(down))).rejects.toBe(down)
})

it('says nothing more once the answer is not wanted', async () => {
  const gone = new AbortController()
  const settled: string[] = []
  const answers = [() => Promise.resolve(), () => Promise.reject(new Error('aborted'))].map((call) =>
    whileWanted(gone.signal, call).then(
      () => settled.push('resolved'),
      () => settled.push('rejected'),
    ),
  )
  gone.abort()
  const afterwards = new Promise<void>((resolve) => setImmediate(resolve))
  await Promise.race([...answers, afterwards])
  expect(settled).toEqual([])
})
