import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LayeredMap } from './layered-map'
import { NO_NAMES, RecentNamesDraft, type RecentNames } from './recent-names'

interface Deed {
  put: boolean
  key: number
}

/** Enough of them for a layer to be melted. */
const batch = fc.array(fc.record({ put: fc.boolean(), key: fc.nat(900) }), { minLength: 400, maxLength: 600 })
const deeds = fc.array(batch, { minLength: 3, maxLength: 6 })

describe('a layered map', () => {
  it('holds after every change and copy what a plain map holds, and leaves the original as it was', () => {
    fc.assert(fc.property(deeds, (batches) => {
      let layered: ReadonlyMap<string, { value: number }> = new Map()
      let plain: ReadonlyMap<string, { value: number }> = new Map()
      let value = 0
      for (const batch of batches) {
        const before = sorted(layered)
        const [next, expected] = [LayeredMap.copyOf(layered), new Map(plain)]
        const answers = batch.map((deed) => [apply(next, deed, (value += 1)), apply(expected, deed, value)])
        expect(answers.filter(([ours, plains]) => ours !== plains)).toEqual([])
        expect(sorted(next)).toEqual(sorted(expected))
        expect(next.size).toBe(expected.size)
        expect([...next.keys()]).toEqual([...next].map(([key]) => key))
        expect(sorted(layered)).toEqual(before)
        layered = next
        plain = expected
      }
    }), { numRuns: 20 })
  })

  it('keeps the order in which keys came, over any number of copies', () => {
    let map: ReadonlyMap<string, { value: number }> = new Map()
    for (let batch = 0; batch < 40; batch += 1) {
      const next = LayeredMap.copyOf(map)
      for (let index = 0; index < 100; index += 1) next.set(`${batch * 100 + index}`, { value: index })
      map = next
    }
    expect([...map.keys()]).toEqual(Array.from({ length: 4_000 }, (_, index) => `${index}`))
  })
})

describe('recent names', () => {
  const heard = (names: RecentNames, from: number, to: number): { names: RecentNames; news: number } => {
    const draft = new RecentNamesDraft(names, 10)
    let news = 0
    for (let name = from; name < to; name += 1) news += draft.add(`${name}`) ? 1 : 0
    return { names: draft.finish(), news }
  }

  it('know the newest of at least a generation, and forget the oldest', () => {
    const { names } = heard(NO_NAMES, 0, 35)
    expect(heard(names, 25, 35).news).toBe(0)
    expect(heard(names, 0, 10).news).toBe(10)
    expect(names.young.size + names.old.size).toBeLessThanOrEqual(20)
  })

  it('leave the names as they were from which they began', () => {
    const { names } = heard(NO_NAMES, 0, 5)
    heard(names, 5, 30)
    expect(heard(names, 0, 8).news).toBe(3)
  })
})

type Changeable = Pick<Map<string, { value: number }>, 'get' | 'has' | 'delete'> & { set: (key: string, entry: { value: number }) => unknown }

function apply(map: Changeable, { put, key }: Deed, value: number) {
  if (!put) return map.delete(`${key}`)
  map.set(`${key}`, { value })
  return map.has(`${key}`) && map.get(`${key}`)?.value
}

const sorted = (map: ReadonlyMap<string, { value: number }>) => [...map].sort(([a], [b]) => a.localeCompare(b))
