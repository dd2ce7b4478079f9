import { describe, expect, it } from 'vitest'
import { clusterAt, clustersOf } from './clusters'
import { MOST_RECTS, dirtyRects } from './dirty-rects'
import { MarkerStore, TARGET_PX, type PlanMarker } from './marker-store'
import { limitsOf } from './view.math'

const PLAN = { width: 4096, height: 3072 }
const LIMITS = limitsOf(PLAN, { width: 1280, height: 800 })

function aStore(markers: readonly PlanMarker[]) {
  const store = new MarkerStore()
  store.replace(markers)
  store.buildGrid(PLAN, LIMITS.min)
  return store
}
const aMarker = (over: Partial<PlanMarker> = {}): PlanMarker => ({ id: 'a', x: 1000, y: 1000, tone: 'normal', ...over })
const aCrowd = (count: number) => Array.from({ length: count }, (_, i) => aMarker({ id: `m${i}`, x: (i * 397) % 4096, y: (i * 211) % 3072 }))

describe('hit-testing', () => {
  it.each([LIMITS.min, 0.26, LIMITS.max])('finds a marker within a target of at least 24 px at scale %d', (scale) => {
    const store = aStore([aMarker()])
    const reach = 12 / scale
    for (const [dx, dy] of [[0, 0], [reach, 0], [0, -reach]] as const) expect(store.hit({ x: 1000 + dx, y: 1000 + dy }, scale)).toBe(0)
    expect(store.hit({ x: 1000 + TARGET_PX / scale, y: 1000 }, scale)).toBeUndefined()
  })

  it('finds the worst of overlapping markers', () => {
    const store = aStore([aMarker({ id: 'calm' }), aMarker({ id: 'fire', x: 1004, tone: 'alarm' }), aMarker({ id: 'weak', tone: 'fault' })])
    expect(store.hit({ x: 1000, y: 1000 }, 1)).toBe(1)
  })

  it('finds the fire on whose disc the pointer is, not the calm neighbour beside whose smaller disc it is', () => {
    const store = aStore([aMarker({ id: 'fire', tone: 'alarm' }), aMarker({ id: 'calm', x: 1023 })])
    expect(store.hit({ x: 1013, y: 1000 }, 1)).toBe(0)
  })

  it.each([1_000, 10_000])('visits four cells at most with %i markers', (count) => {
    const store = aStore(aCrowd(count))
    for (const scale of [LIMITS.min, 0.26, LIMITS.max]) {
      for (let i = 0; i < 200; i++) {
        store.hit({ x: (i * 83) % 4096, y: (i * 61) % 3072 }, scale)
        expect(store.looked).toBeLessThanOrEqual(4)
      }
    }
  })

  it('finds the same marker as a search over all markers', () => {
    const markers = aCrowd(2_000)
    const store = aStore(markers)
    for (let i = 0; i < 300; i++) {
      const at = { x: (i * 131) % 4096, y: (i * 97) % 3072 }
      const near = markers.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) * 0.26 <= TARGET_PX / 2)
      expect(store.hit(at, 0.26) !== undefined).toBe(near)
    }
  })
})

describe('a marker whose place is no number', () => {
  it.each([[NaN, 5], [5, NaN], [NaN, NaN], [Infinity, -Infinity]])('hides no other marker, and is at no point: %d, %d', (x, y) => {
    const lost = aMarker({ id: 'lost', x, y, tone: 'alarm' })
    const store = aStore([lost, aMarker({ id: 'first', x: 1, y: 1 }), lost, aMarker({ id: 'second', x: 80 / LIMITS.min, y: 1 }), lost])
    const found: number[] = []
    store.within(0, 0, 200 / LIMITS.min, 10, (index) => found.push(index))
    expect(found).toEqual(expect.arrayContaining([1, 3]))
    expect(store.hit({ x: 1, y: 1 }, LIMITS.min)).toBe(1)
    expect(store.hit({ x: 30 / LIMITS.min, y: 30 / LIMITS.min }, LIMITS.min)).toBeUndefined()
  })
})

describe('the store', () => {
  it('distinguishes changes of tones from changes of positions', () => {
    const store = aStore([aMarker(), aMarker({ id: 'b' })])
    expect(store.replace([aMarker({ tone: 'alarm' }), aMarker({ id: 'b' })])).toBe(false)
    expect(store.takeDirty()).toEqual([{ index: 0, before: 'normal' }])
    expect(store.at(0)?.tone).toBe('alarm')
    expect(store.replace([aMarker({ x: 5 }), aMarker({ id: 'b' })])).toBe(true)
  })

  it('collects a marker that changes twice only once, with the tone that it was painted with, and ignores unknown ids', () => {
    const store = aStore([aMarker()])
    store.setTone('a', 'fault')
    store.setTone('a', 'alarm')
    store.setTone('missing', 'alarm')
    expect(store.takeDirty()).toEqual([{ index: 0, before: 'normal' }])
    expect(store.takeDirty()).toEqual([])
  })

  it.each([100, 10_000])('visits one marker for one change, with %i markers', (count) => {
    const store = aStore(aCrowd(count))
    let touched = 0
    const counted = <Target extends object>(target: Target) => new Proxy(target, {
      get(of, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) touched += 1
        const found: unknown = Reflect.get(of, key, of)
        return found
      },
      set(of, key, value) {
        touched += 1
        return Reflect.set(of, key, value, of)
      },
    })
    store.rank = counted(store.rank)
    store.x = counted(store.x)
    store.setTone('m7', 'alarm')
    expect(touched).toBe(2) // looked at and set
    expect(store.takeDirty()).toEqual([{ index: 7, before: 'normal' }])
  })

  it('changes every marker of a device that is marked twice: one of them would stay calm beside the alarm of the other', () => {
    const twice = [aMarker(), aMarker({ id: 'b' }), aMarker({ x: 2000 }), aMarker({ x: 3000 })]
    const store = aStore(twice)
    const tones = () => twice.map((_, index) => store.toneAt(index))
    store.setTone('a', 'alarm')
    expect(tones()).toEqual(['alarm', 'normal', 'alarm', 'alarm'])
    store.replace(twice.map((marker, index) => ({ ...marker, tone: index === 0 ? 'fault' : 'normal' })))
    expect(tones()).toEqual(['fault', 'normal', 'normal', 'normal'])
    store.replace([aMarker({ id: 'b' }), aMarker()])
    store.setTone('a', 'alarm')
    expect([store.toneAt(0), store.toneAt(1)]).toEqual(['normal', 'alarm'])
  })

  it('lists the worst first', () => {
    const store = aStore([aMarker(), aMarker({ id: 'b', tone: 'fault' }), aMarker({ id: 'c', tone: 'alarm' }), aMarker({ id: 'd', tone: 'fault' })])
    expect(store.worst(3)).toEqual([2, 1, 3])
  })
})

describe('a batch of changes', () => {
  const spot = (x: number, y: number) => ({ left: x - 15, top: y - 15, right: x + 15, bottom: y + 15 })

  it('paints 300 rectangles at most', () => {
    for (const count of [1, 100, 2_000]) {
      const spots = Array.from({ length: count }, (_, i) => spot((i * 397) % 1920, (i * 211) % 1440))
      const rects = dirtyRects(spots, 1920, 1440)
      expect(rects.length).toBeLessThanOrEqual(MOST_RECTS)
      for (const one of spots) expect(inside(one, rects)).toBe(true)
    }
  })

  it('paints one small rectangle for one change and none for one outside', () => {
    expect(dirtyRects([spot(100, 100)], 1920, 1440)).toEqual([{ left: 84, top: 84, right: 116, bottom: 116 }])
    expect(dirtyRects([spot(-50, 100), spot(100, 1500)], 1920, 1440)).toEqual([])
  })

  function inside(one: { left: number; top: number; right: number; bottom: number }, rects: ReturnType<typeof dirtyRects>) {
    const corners = [[one.left, one.top], [one.right - 1, one.top], [one.left, one.bottom - 1], [one.right - 1, one.bottom - 1]] as const
    return corners.every(([x, y]) => x < 0 || y < 0 || x >= 1920 || y >= 1440 || rects.some((r) => x >= r.left && x < r.right && y >= r.top && y < r.bottom))
  }
})

it('clusters overlapping markers under the worst tone and counts all of them', () => {
  const store = aStore([...aCrowd(500), aMarker({ id: 'fire', x: 2001, y: 1500, tone: 'alarm' })])
  const clusters = clustersOf(store, store.worst(1_000), 0.26)
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(501)
  expect(clusters.length).toBeLessThan(400)
  expect(clusters.at(-1)?.rank).toBe(0)
})

it('finds the cluster at a point, and none at a single marker', () => {
  const store = aStore([aMarker(), aMarker({ id: 'b', x: 1010 }), aMarker({ id: 'lone', x: 3000 })])
  expect(clusterAt(store, { x: 1005, y: 1000 }, 0.26)?.count).toBe(2)
  expect(clusterAt(store, { x: 3000, y: 1000 }, 0.26)).toBeUndefined()
})

it('knows the worst marker of a cluster, which is opened where zooming cannot part them', () => {
  const store = aStore([aMarker(), aMarker({ id: 'weak', tone: 'fault' }), aMarker({ id: 'fire', tone: 'alarm' }), aMarker({ id: 'other', tone: 'alarm' })])
  expect(clusterAt(store, { x: 1000, y: 1000 }, LIMITS.max)).toMatchObject({ count: 4, worst: 2 })
})
