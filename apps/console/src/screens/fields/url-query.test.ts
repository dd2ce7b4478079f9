import { expect, it } from 'vitest'
import { choice, dateRange, flag, numberChoice, text } from './filters'
import { fixed, loaded } from './choices'
import { readUrlQuery, writeUrlQuery } from './url-query'

interface Filters {
  name: string
  state: 'enabled' | 'disabled'
  period: { from: string; to: string }
  marked: boolean
  floor: number
}

const rules = {
  filters: { name: text(), state: choice(fixed('enabled', 'disabled')), period: dateRange({ mostDays: 366 }), marked: flag(), floor: numberChoice(loaded(() => Promise.resolve([]))) },
  sortable: ['name', 'updatedAt'],
  sizes: [10, 15, 30, 40],
  usualSize: 15,
}
const read = (address: string) => readUrlQuery<Filters>(new URLSearchParams(address), rules)

it('reads filters, order, page and size from the address', () => {
  expect(read('name=安澜&state=enabled&period=2026-01-01~2026-01-31&marked=false&floor=-2&sort=-updatedAt&page=3&size=30')).toEqual({
    filters: { name: '安澜', state: 'enabled', period: { from: '2026-01-01', to: '2026-01-31' }, marked: false, floor: -2 },
    sort: { field: 'updatedAt', direction: 'descending' },
    page: 3,
    size: 30,
  })
})

it('begins at page 1 in the server’s order without filters', () => {
  expect(read('')).toEqual({ filters: {}, sort: null, page: 1, size: 15 })
})

it.each([
  ['a value that is in no list', 'state=broken'],
  ['a period that ends before it begins', 'period=2026-02-01~2026-01-01'],
  ['a floor that is no number', 'floor=roof'],
  ['half a period', 'period=2026-02-01'],
  ['a period that is longer than the server counts', 'period=2025-01-01~2026-01-02'],
  ['a period of days that do not exist', 'period=2026-02-30~2026-03-31'],
  ['a period of months that do not exist', 'period=2026-13-01~2026-13-31'],
  ['a field that the server cannot sort by', 'sort=password'],
  ['page 0', 'page=0'],
  ['a page that is no number', 'page=many'],
  ['a size that is not offered', 'size=100000'],
  ['a blank text', 'name=%20%20'],
])('ignores %s', (_, address) => {
  expect(read(address)).toEqual({ filters: {}, sort: null, page: 1, size: 15 })
})

it('leaves out of the address what is as usual, and keeps what belongs to others', () => {
  const params = writeUrlQuery<Filters>(new URLSearchParams('wall=1&page=4&name=x'), { filters: { state: 'disabled' }, sort: null, page: 1, size: 15 }, rules)
  expect(params.toString()).toBe('wall=1&state=disabled')
})

it('reads what it has written', () => {
  const address = 'name=a%26b%3D%3C%3E&period=2026-01-01%7E2026-01-31&sort=name&page=2&size=10'
  expect(writeUrlQuery(new URLSearchParams(), read(address), rules).toString()).toBe(address)
})
