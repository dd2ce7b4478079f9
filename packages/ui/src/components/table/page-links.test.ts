import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCountedInPart, pageCount, pageLinks } from './page-links'

describe('a total', () => {
  it('that ends ten thousand rows after the first of its page may be more', () => {
    expect(isCountedInPart(10_001, 1, 15)).toBe(true)
    expect(isCountedInPart(10_031, 3, 15)).toBe(true)
    expect(isCountedInPart(10_001, 3, 15)).toBe(false)
    expect(isCountedInPart(10_000, 1, 15)).toBe(false)
    expect(isCountedInPart(23_456, 1, 15)).toBe(false)
  })
})

describe('page links', () => {
  it('lists all pages when there are few', () => expect(pageLinks(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]))
  it('lists the first pages at the beginning', () => expect(pageLinks(1, 21)).toEqual([1, 2, 3, 4, 5, 'gap', 21]))
  it('lists the neighbours in the middle', () => expect(pageLinks(9, 21)).toEqual([1, 'gap', 8, 9, 10, 'gap', 21]))
  it('lists the last pages at the end', () => expect(pageLinks(20, 21)).toEqual([1, 'gap', 17, 18, 19, 20, 21]))

  it('always has seven entries in order, with both ends and the current page, and no gap for a single page', () => {
    fc.assert(fc.property(fc.integer({ min: 8, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (pages, at) => {
      const page = 1 + Math.floor(at * (pages - 1))
      const links = pageLinks(page, pages)
      const numbers = links.filter((link) => link !== 'gap')
      expect(links).toHaveLength(7)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      links.forEach((link, index) => {
        if (link === 'gap') expect(Number(links[index + 1]) - Number(links[index - 1])).toBeGreaterThan(2)
      })
    }))
  })
})

it('counts at least one page', () => {
  expect(pageCount(0, 15)).toBe(1)
  expect(pageCount(15, 15)).toBe(1)
  expect(pageCount(16, 15)).toBe(2)
})
