import { ApiError } from '@smart-fire/api-client'
import type { WallLayout } from '@smart-fire/api-client/cameras'
import { beforeEach, expect, it } from 'vitest'
import { hasRoomFor, openLayouts, withLayout, withoutLayout, type LayoutEdit } from './saved-layouts'

const wall = (name: string, camera = '1'): WallLayout => ({ name, size: 1, panes: [camera] })
const { signal } = new AbortController()

let inBrowser = new Map<string, string>()
let onServer: WallLayout[]
/** how many the server has that cannot be read */
let unreadOnServer: number
beforeEach(() => {
  inBrowser = new Map()
  onServer = []
  unreadOnServer = 0
})

const storage = {
  getItem: (key: string) => inBrowser.get(key) ?? null, setItem: (key: string, value: string) => void inBrowser.set(key, value), removeItem: (key: string) => void inBrowser.delete(key),
  clear: () => inBrowser.clear(), key: () => null, get length() { return inBrowser.size },
}
const server = { layouts: async () => ({ rows: onServer, dropped: unreadOnServer }), saveLayouts: async (layouts: readonly WallLayout[]) => void (onServer = [...layouts]) }
const refused = () => Promise.reject(new ApiError('notFound', {}))
const older = { layouts: refused, saveLayouts: refused }

const adding = (name: string): LayoutEdit => (layouts) => withLayout(layouts, wall(name))
const walls = (count: number) => Array.from({ length: count }, (_, at) => wall(String(at)))

it('keeps a layout in front, in place of one of the same name', () => {
  expect(withLayout([wall('a'), wall('b')], wall('b', '2'))).toEqual([wall('b', '2'), wall('a')])
  expect(withoutLayout([wall('a'), wall('b')], 'a')).toEqual([wall('b')])
})

it('has room for twenty, and for another one of a name that is there', () => {
  expect(hasRoomFor(walls(19), 'new')).toBe(true)
  expect(hasRoomFor(walls(20), 'new')).toBe(false)
  expect(hasRoomFor(walls(20), '7')).toBe(true)
})

it('keeps them on the server, and nothing in the browser', async () => {
  const { layouts, change } = await openLayouts(server, storage, signal)
  expect(layouts).toEqual([])
  expect(await change?.(adding('a'))).toEqual([wall('a')])
  expect([onServer, inBrowser.size]).toEqual([[wall('a')], 0])
})

it('keeps them in the browser on a platform without the call', async () => {
  await (await openLayouts(older, storage, signal)).change?.(adding('a'))
  expect((await openLayouts(older, storage, signal)).layouts).toEqual([wall('a')])
})

it.each([['a platform without the call', older], ['a server that keeps layouts', server]])('keeps what another tab has saved meanwhile: %s', async (_what, platform) => {
  const [one, other] = [await openLayouts(platform, storage, signal), await openLayouts(platform, storage, signal)]
  await one.change?.(adding('day'))
  expect(await other.change?.(adding('night'))).toEqual([wall('night'), wall('day')])
  expect((await openLayouts(platform, storage, signal)).layouts).toEqual([wall('night'), wall('day')])
})

it('keeps both of two layouts that are saved one right after the other, also when the server refuses one before them', async () => {
  const refusals = [new ApiError('refused')]
  const { change } = await openLayouts({ ...server, saveLayouts: async (layouts) => {
    const refusal = refusals.shift()
    if (refusal) throw refusal
    await server.saveLayouts(layouts)
  } }, storage, signal)
  const ends = await Promise.allSettled([change?.(adding('refused')), change?.(adding('a')), change?.(adding('b'))])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(onServer).toEqual([wall('b'), wall('a')])
})

it('saves nothing over layouts that have come to be unreadable meanwhile', async () => {
  const { change } = await openLayouts(server, storage, signal)
  onServer = [wall('a')]
  unreadOnServer = 1
  await expect(change?.(adding('b'))).rejects.toThrow()
  expect(onServer).toEqual([wall('a')])
})

it.each<[string, Storage | null]>([
  ['is full', { ...storage, setItem: () => { throw new DOMException('full', 'QuotaExceededError') } }],
  ['may not be used', null],
])('does not say that a layout is kept when the storage of the browser %s', async (_what, full) => {
  const { change } = await openLayouts(older, full, signal)
  await expect(change?.(adding('a'))).rejects.toThrow()
})

it('does not take a server that fails for one without layouts', async () => {
  const failing = { ...server, layouts: () => Promise.reject(new ApiError('network', {})) }
  await expect(openLayouts(failing, storage, signal)).rejects.toThrow()
})

it('takes over what the browser has kept, once; the server’s layout of the same name stays', async () => {
  await (await openLayouts(older, storage, signal)).change?.(() => [wall('a', '2'), wall('b')])
  onServer = [wall('a')]
  expect((await openLayouts(server, storage, signal)).layouts).toEqual([wall('b'), wall('a')])
  expect([onServer, inBrowser.size]).toEqual([[wall('b'), wall('a')], 0])
})

it('takes over no more than the server has room for; the rest stays in the browser until there is room', async () => {
  await (await openLayouts(older, storage, signal)).change?.(() => [wall('a'), wall('b'), wall('c')])
  onServer = walls(18)
  expect((await openLayouts(server, storage, signal)).layouts).toEqual([wall('a'), wall('b'), ...walls(18)])
  expect(onServer).toHaveLength(20)
  onServer = onServer.slice(0, 19)
  expect((await openLayouts(server, storage, signal)).layouts[0]).toEqual(wall('c'))
  expect([onServer.length, inBrowser.size]).toEqual([20, 0])
})

it('saves nothing to a server that has layouts which cannot be read: what is saved takes the place of all of them', async () => {
  await (await openLayouts(older, storage, signal)).change?.(adding('b'))
  onServer = [wall('a')]
  unreadOnServer = 2
  expect(await openLayouts(server, storage, signal)).toMatchObject({ layouts: [wall('b'), wall('a')], unread: 2, change: null })
  expect(onServer).toEqual([wall('a')])
  unreadOnServer = 0
  await openLayouts(server, storage, signal)
  expect(onServer).toEqual([wall('b'), wall('a')])
})

it.each([['a platform without the call', older], ['a server that keeps layouts', server]])('counts the layouts of the browser that cannot be read, and keeps them there: %s', async (_what, platform) => {
  const unreadable = { name: 'wide', size: 25, panes: [] }
  inBrowser.set('smart-fire.video-layouts.own', JSON.stringify([unreadable, wall('a')]))
  const { layouts, unread, change } = await openLayouts(platform, storage, signal)
  expect([layouts, unread]).toEqual([[wall('a')], 1])
  await change?.(adding('b'))
  expect(inBrowser.get('smart-fire.video-layouts.own')).toContain(JSON.stringify(unreadable))
})

it.each([['a platform without the call', older], ['a server that keeps layouts', server]])('deletes what cannot be read, and nothing else: %s', async (_what, platform) => {
  inBrowser.set('smart-fire.video-layouts.own', JSON.stringify([{ name: 'wide', size: 25, panes: [] }, wall('b')]))
  onServer = [wall('a')]
  unreadOnServer = platform === server ? 1 : 0
  await (await openLayouts(platform, storage, signal)).removeUnread?.()
  unreadOnServer = 0
  const { layouts, unread, removeUnread } = await openLayouts(platform, storage, signal)
  expect([layouts, unread, removeUnread]).toEqual([platform === server ? [wall('b'), wall('a')] : [wall('b')], 0, null])
})
