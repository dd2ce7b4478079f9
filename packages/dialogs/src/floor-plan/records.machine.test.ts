import type { PlaceRecord, Rows } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { hasMore } from '../shared/records/alarm-records'
import { opened } from './floor-plan.harness'
import { someRecords } from './floor-plan.fixtures'

it('shows the newest ten, and more while pages remain', async () => {
  const plan = await opened()
  await plan.respond('loadRecords', page(23, 10, 23))
  expect(plan.requests('loadRecords').at(-1)).toMatchObject({ floor: 1, page: 1 })
  expect(hasMore(plan.context())).toBe(true)
  plan.send({ type: 'records.more' })
  expect(plan.state()).toContain('records.loadingMore')
  await plan.respond('loadRecords', page(13, 10, 23))
  plan.send({ type: 'records.more' })
  expect(plan.requests('loadRecords').at(-1)).toMatchObject({ page: 3 })
  await plan.respond('loadRecords', page(3, 3, 23))
  expect(keys(plan)).toEqual(numbers(23, 23))
  expect(hasMore(plan.context())).toBe(false)
  plan.send({ type: 'records.more' })
  expect(plan.state()).toContain('records.ready.fresh')
})

it('is empty only when the server reports no records, and failed otherwise', async () => {
  const plan = await opened()
  await plan.respond('loadRecords', page(0, 0, 0))
  expect(plan.state()).toContain('records.empty')
  plan.send({ type: 'floor.select', floor: 3 })
  await plan.fail('loadRecords')
  expect(plan.state()).toContain('records.failed')
  plan.send({ type: 'data.refresh' })
  expect(plan.state()).toContain('records.loading')
})

it('puts a new record before those that are shown and keeps the pages that were loaded', async () => {
  const plan = await opened()
  await plan.respond('loadRecords', page(23, 10, 23))
  plan.send({ type: 'records.more' })
  await plan.respond('loadRecords', page(13, 10, 23))
  plan.send({ type: 'place.changed' })
  expect(keys(plan)).toHaveLength(20)
  await plan.respond('loadRecords', page(24, 10, 24))
  expect(keys(plan)).toEqual(numbers(24, 21))
})

it('shows no record twice when new records have moved the pages', async () => {
  const plan = await opened()
  await plan.respond('loadRecords', page(23, 10, 23))
  plan.send({ type: 'records.more' })
  await plan.respond('loadRecords', page(15, 10, 25))
  expect(keys(plan)).toEqual(numbers(23, 18))
})

it('begins again with the newest page when it has none of the shown records', async () => {
  const plan = await opened()
  await plan.respond('loadRecords', page(10, 10, 10))
  plan.send({ type: 'place.changed' })
  await plan.respond('loadRecords', page(40, 10, 40))
  expect(keys(plan)).toEqual(numbers(40, 10))
  plan.send({ type: 'records.more' })
  expect(plan.requests('loadRecords').at(-1)).toMatchObject({ page: 2 })
})

it('loads the newest records after those that are loading, when the refresh button is pressed meanwhile', async () => {
  const plan = await opened()
  await plan.respond('loadRecords', page(23, 10, 23))
  plan.send({ type: 'records.more' })
  plan.send({ type: 'data.refresh' })
  await plan.respond('loadRecords', page(13, 10, 24))
  expect(plan.requests('loadRecords').at(-1)).toMatchObject({ page: 1 })
  await plan.respond('loadRecords', page(24, 10, 24))
  expect(keys(plan)).toEqual(numbers(24, 21))
})

it('keeps the shown records when more could not be loaded', async () => {
  const plan = await opened()
  await plan.respond('loadRecords', page(23, 10, 23))
  plan.send({ type: 'records.more' })
  await plan.fail('loadRecords')
  expect(plan.state()).toContain('records.ready.stale')
  expect(keys(plan)).toHaveLength(10)
})

it('shows no record of the floor before', async () => {
  const plan = await opened()
  await plan.respond('loadRecords', page(23, 10, 23))
  plan.send({ type: 'floor.select', floor: 3 })
  expect(keys(plan)).toEqual([])
  expect(plan.state()).toContain('records.loading')
})

const keys = (plan: Awaited<ReturnType<typeof opened>>) => plan.context().records.map(({ key }) => key)

const numbers = (newest: number, count: number) => Array.from({ length: count }, (_, at) => `${newest - at}`)

/** Records are numbered upwards; a page is named by its newest one. */
function page(newest: number, count: number, total: number): Rows<PlaceRecord> {
  return { rows: numbers(newest, count).map(aRecord), total, dropped: 0 }
}

function aRecord(key: string): PlaceRecord {
  const [record] = someRecords()
  if (!record) throw new Error('no record to copy')
  return { ...record, key }
}
