import { expect, it } from 'vitest'
import { anIndoorFacility } from './facilities.sample'
import { MOST_LABELS, readLabels, type ListPage } from './facility-labels'

const facility = (at: number) => anIndoorFacility({ id: String(at), number: `XF-${at}` })

/** A server with so many facilities, which gives at most `largest` of them at once; every tenth is unreadable where `unreadable` is set. */
const server = (total: number, largest: number, unreadable = false): ListPage => ({ page, limit }) => {
  const size = Math.min(limit, largest)
  const numbers = Array.from({ length: Math.max(0, Math.min(size, total - (page - 1) * size)) }, (_, at) => (page - 1) * size + at)
  const readable = numbers.filter((at) => !unreadable || at % 10 !== 0)
  return Promise.resolve({ rows: readable.map(facility), total, dropped: numbers.length - readable.length })
}
const { signal } = new AbortController()

it.each([100, 30, 7])('every facility has its label, also when the server gives %i rows at once', async (largest) => {
  const { labels, isCut, missing } = await readLabels(server(201, largest), signal)
  expect(new Set(labels.map(({ id }) => id)).size).toBe(201)
  expect({ isCut, missing }).toEqual({ isCut: false, missing: 0 })
})

it('facilities that cannot be read are counted, and what is behind them is still read', async () => {
  const { labels, missing } = await readLabels(server(201, 30, true), signal)
  expect(labels).toHaveLength(180)
  expect(missing).toBe(21)
})

it('one print takes a thousand, and says that there are more', async () => {
  const { labels, isCut } = await readLabels(server(MOST_LABELS + 1, 30), signal)
  expect(labels).toHaveLength(MOST_LABELS)
  expect(isCut).toBe(true)
  expect((await readLabels(server(MOST_LABELS, 30), signal)).isCut).toBe(false)
})
