import { ApiError } from '@smart-fire/api-client'
import type { WallLayout } from '@smart-fire/api-client/cameras'
import { beforeEach, expect, it } from 'vitest'
import { hasRoomFor, openLayouts, withLayout, withoutLayout } from './saved-layouts'

const wall = (name: string, camera = '1'): WallLayout => ({ name, size: 1, panes: [camera] })
const { signal } = new AbortController()

let inBrowser: Map<string, string>
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
  const { layouts, save } = await openLayouts(server, storage, signal)
  expect(layouts).toEqual([])
  await save?.([wall('a')])
  expect([onServer, inBrowser.size]).toEqual([[wall('a')], 0])
})

it('keeps them in the browser on a platform without the call', async () => {
  await (await openLayouts(older, storage, signal)).save?.([wall('a')])
  expect((await openLayouts(older, storage, signal)).layouts).toEqual([wall('a')])
})

it('does not take a server that fails for one without layouts', async () => {
  const failing = { ...server, layouts: () => Promise.reject(new ApiError('network', {})) }
  await expect(openLayouts(failing, storage, signal)).rejects.toThrow()
})

it('takes over what the browser has kept, once; the server’s layout of the same name stays', async () => {
  await (await openLayouts(older, storage, signal)).save?.([wall('a', '2'), wall('b')])
  onServer = [wall('a')]
  expect((await openLayouts(server, storage, signal)).layouts).toEqual([wall('b'), wall('a')])
  expect([onServer, inBrowser.size]).toEqual([[wall('b'), wall('a')], 0])
})

it('takes over no more than the server has room for; the rest stays in the browser until there is room', async () => {
  await (await openLayouts(older, storage, signal)).save?.([wall('a'), wall('b'), wall('c')])
  onServer = walls(18)
  expect((await openLayouts(server, storage, signal)).layouts).toEqual([wall('a'), wall('b'), ...walls(18)])
  expect(onServer).toHaveLength(20)
  onServer = onServer.slice(0, 19)
  expect((await openLayouts(server, storage, signal)).layouts[0]).toEqual(wall('c'))
  expect([onServer.length, inBrowser.size]).toEqual([20, 0])
})

it('saves nothing to a server that has layouts which cannot be read: what is saved takes the place of all of them', async () => {
  await (await openLayouts(older, storage, signal)).save?.([wall('b')])
  onServer = [wall('a')]
  unreadOnServer = 2
  expect(await openLayouts(server, storage, signal)).toMatchObject({ layouts: [wall('b'), wall('a')], unread: 2, save: null })
  expect(onServer).toEqual([wall('a')])
  unreadOnServer = 0
  await openLayouts(server, storage, signal)
  expect(onServer).toEqual([wall('b'), wall('a')])
})

it.each([['a platform without the call', older], ['a server that keeps layouts', server]])('counts the layouts of the browser that cannot be read, and keeps them there: %s', async (_what, platform) => {
  const unreadable = { name: 'wide', size: 25, panes: [] }
  inBrowser.set('smart-fire.video-layouts.own', JSON.stringify([unreadable, wall('a')]))
  const { layouts, unread, save } = await openLayouts(platform, storage, signal)
  expect([layouts, unread]).toEqual([[wall('a')], 1])
  await save?.([wall('b')])
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
