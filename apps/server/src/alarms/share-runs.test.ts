import { expect, it } from 'vitest'

import { shareRuns } from './share-runs'

/** Work whose runs end when the test says so. */
function heldWork() {
  const runs: { key: string; end: () => void; fail: (error: Error) => void }[] = []
  const work = shareRuns((key: string) => new Promise<void>((end, fail) => void runs.push({ key, end, fail })))
  return { runs, work }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('runs once for all calls that come while a run is under way, and only after it', async () => {
  const { runs, work } = heldWork()
  const first = work('a')
  const later = [work('a'), work('a'), work('a')]
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await first
  await settled()
  expect(runs).toHaveLength(2)
  runs[1]?.end()
  await Promise.all(later)
  expect(runs).toHaveLength(2)
})

it('begins at once when nothing runs, also after an earlier run', async () => {
  const { runs, work } = heldWork()
  const first = work('a')
  runs[0]?.end()
  await first
  void work('a')
  expect(runs).toHaveLength(2)
})

it('lets other keys run at the same time', () => {
  const { runs, work } = heldWork()
  void work('a')
  void work('b')
  expect(runs.map(({ key }) => key)).toEqual(['a', 'b'])
})

it('gives a failure to those who waited for that run only', async () => {
  const { runs, work } = heldWork()
  const first = work('a')
  const second = work('a')
  runs[0]?.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  runs[1]?.end()
  await expect(second).resolves.toBeUndefined()
})
