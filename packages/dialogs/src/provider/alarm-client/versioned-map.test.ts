import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_NAMES, RecentNamesDraft, type RecentNames } from './recent-names'
import { VersionedMap } from './versioned-map'

interface Deed {
  put: boolean
  key: number
}

type Plain = ReadonlyMap<string, { value: number }>

const batch = fc.array(fc.record({ put: fc.boolean(), key: fc.nat(60) }), { maxLength: 60, size: 'max' })
/** the earlier version that each batch starts from; usually the newest */
const deeds = fc.array(fc.record({ batch, from: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(5)) }), { minLength: 1, maxLength: 12, size: 'max' })

const everyKey = Array.from({ length: 61 }, (_, key) => `${key}`)

describe('a versioned map', () => {
  it('holds what a plain map holds, in every version, also after later ones and when two versions follow the same one', () => {
    fc.assert(fc.property(deeds, (steps) => {
      const versions: { ours: Plain; plain: Plain }[] = [{ ours: new Map(), plain: new Map() }]
      let value = 0
      for (const { batch, from } of steps) {
        const base = versions.at(-1 - Math.min(from, versions.length - 1))
        if (!base) throw new Error('the first version is always there')
        const [ours, plain] = [VersionedMap.after(base.ours), new Map(base.plain)]
        const results = batch.map((deed) => [apply(ours, deed, (value += 1)), apply(plain, deed, value)])
        ours.seal()
        expect(results.filter(([one, other]) => one !== other)).toEqual([])
        versions.push({ ours, plain })
      }
      for (const { ours, plain } of versions) {
        expect(sorted(ours)).toEqual(sorted(plain))
        expect(ours.size).toBe(plain.size)
        expect([...ours.keys()]).toEqual([...ours].map(([key]) => key))
        expect(everyKey.map((key) => ours.get(key)?.value)).toEqual(everyKey.map((key) => plain.get(key)?.value))
      }
    }), { numRuns: 200 })
  })

  it('keeps the order of insertion over any number of versions', () => {
    let map: Plain = new Map()
    for (let batch = 0; batch < 40; batch += 1) {
      const next = VersionedMap.after(map)
      for (let index = 0; index < 100; index += 1) next.set(`${batch * 100 + index}`, { value: index })
      next.seal()
      map = next
    }
    expect([...map.keys()]).toEqual(Array.from({ length: 4_000 }, (_, index) => `${index}`))
  })

  it('refuses changes to a version that has a successor', () => {
    const first = VersionedMap.after<{ value: number }>(new Map([['a', { value: 1 }]]))
    VersionedMap.after(first)
    expect(() => first.set('a', { value: 2 })).toThrow('this version has a newer one')
  })
})

describe('recent keys', () => {
  const note = (names: RecentNames, from: number, to: number): { names: RecentNames; added: number } => {
    const draft = new RecentNamesDraft(names, 10)
    let added = 0
    for (let name = from; name < to; name += 1) added += draft.add(`${name}`) ? 1 : 0
    return { names: draft.finish(), added }
  }

  it('contain the newest of at least a generation and drop the oldest', () => {
    const { names } = note(NO_NAMES, 0, 35)
    expect(note(names, 25, 35).added).toBe(0)
    expect(note(names, 0, 10).added).toBe(10)
    expect(names.young.size + names.old.size).toBeLessThanOrEqual(20)
  })

  it('do not change the set that they started from', () => {
    const { names } = note(NO_NAMES, 0, 5)
    note(names, 5, 30)
    expect(note(names, 0, 8).added).toBe(3)
  })
})

type Changeable = Pick<Map<string, { value: number }>, 'get' | 'has' | 'delete'> & { set: (key: string, entry: { value: number }) => unknown }

function apply(map: Changeable, { put, key }: Deed, value: number) {
  if (!put) return map.delete(`${key}`)
  map.set(`${key}`, { value })
  return map.has(`${key}`) && map.get(`${key}`)?.value
}

const sorted = (map: ReadonlyMap<string, { value: number }>) => [...map].sort(([a], [b]) => a.localeCompare(b))
