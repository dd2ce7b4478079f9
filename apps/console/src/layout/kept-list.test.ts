import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keptAlarms, keptList } from './kept-list'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
})

const storage = (part: Partial<Storage> = {}) =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    ...part,
  }) as unknown as Storage

it('stores a separate list for each user', () => {
  keptList(storage(), 'verdicts', '1').save(['a'])
  expect(keptList(storage(), 'verdicts', '1').load()).toEqual(['a'])
  expect(keptList(storage(), 'verdicts', '2').load()).toEqual([])
  expect(keptList(storage(), 'acknowledged', '1').load()).toEqual([])
})

it('removes the stored item when the list is empty', () => {
  const list = keptList(storage(), 'acknowledged', '1')
  list.save(['a'])
  list.save([])
  expect(kept.size).toBe(0)
})

it('notifies the listener only when another tab has saved the same list', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const written = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  let calls = 0
  const stop = keptList(storage(), 'verdicts', '1').subscribe(() => (calls += 1))
  written('smart-fire.verdicts.1')
  written('smart-fire.verdicts.2')
  written('smart-fire.acknowledged.1')
  expect(calls).toBe(1)
  stop()
  written('smart-fire.verdicts.1')
  expect(calls).toBe(1)
  vi.unstubAllGlobals()
})

it('loads an empty list from broken storage and ignores a full storage', () => {
  kept.set('smart-fire.verdicts.1', '{')
  expect(keptList(storage(), 'verdicts', '1').load()).toEqual([])
  const full = storage({ setItem: () => { throw new DOMException('full', 'QuotaExceededError') } })
  expect(() => keptList(full, 'verdicts', '1').save(['a'])).not.toThrow()
})

describe('alarms without a record', () => {
  const kept = { alarms: [], position: null, doorsSince: null, at: 1 }

  it('are stored for one user, and apart for each site as whose administrator that user acts', () => {
    keptAlarms(storage(), { id: '1', actingFor: null }).save(kept)
    expect(keptAlarms(storage(), { id: '1', actingFor: null }).load()).toEqual(kept)
    expect(keptAlarms(storage(), { id: '1', actingFor: '万达' }).load()).toBeNull()
    expect(keptAlarms(storage(), { id: '2', actingFor: null }).load()).toBeNull()
  })

  it('that cannot be read are none', () => {
    expect(keptAlarms(storage({ getItem: () => '{' }), { id: '1', actingFor: null }).load()).toBeNull()
  })
})
