import { createApiClient } from '@smart-fire/api-client'
import { aFaultRecord, aHydrantRecord, aRecord, createMockBackend, pushOf, type MockBackend } from '@smart-fire/api-client/mock'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LinkStatus, SmartFireProvider, type AcknowledgementStore } from '../provider'
import { AlarmFeed } from './alarm-feed'
import { aFeedOnMock, announced, openFeed } from './alarm-feed.harness'

const { world, begin, serve, open, raise, push } = aFeedOnMock()
const root = () => document.querySelector('[data-received]')

describe('a live notice', () => {
  it('shows a pushed fire with building, equipment type, time and its points', async () => {
    await open()
    raise(aRecord({ id: '5' }))
    const notice = await screen.findByRole('article', { name: '火警 · 星河大厦' })
    expect(notice.textContent).toContain('2026-10-12 09:30:00')
    expect(notice.textContent).toContain('无线感烟探测器')
    expect(notice.textContent).toContain('报警')
    expect(notice.textContent).toContain('烟雾报警')
    expect(notice.getAttribute('data-tone')).toBe('alarm')
  })

  it('of a hydrant that alarms has the alarm style and is not called a fire, because it takes no verdict', async () => {
    const onUnacknowledged = vi.fn()
    await open({ onUnacknowledged })
    act(() => world.backend.alarms.push({ ...pushOf(aHydrantRecord()), points: [{ ...aHydrantRecord(), status: '1', alarmType: '倾斜' }] }))
    const notice = await screen.findByRole('article', { name: '报警 · 北门1号消火栓' })
    expect(notice.getAttribute('data-tone')).toBe('alarm')
    expect(onUnacknowledged).toHaveBeenLastCalledWith({ fires: 0, faults: 1 })
  })

  it('shows the camera at the first fire, and none at the others', async () => {
    await open({ cameraView: ({ place }) => <figure>{`${place.sensorNumber} ${place.buildingId} ${place.floor}`}</figure> })
    raise(aFaultRecord({ id: '5', sensorNumber: 'f1' }), aRecord({ id: '6', sensorNumber: 's1', buildingId: '12', floor: 3 }))
    const fire = await screen.findByRole('article', { name: '火警 · 星河大厦' })
    expect((await within(fire).findByRole('figure')).textContent).toBe('s1 12 3')
    raise(aRecord({ id: '7', sensorNumber: 's2', buildingId: '12', floor: 4 }))
    await waitFor(() => expect(screen.getAllByRole('article', { name: '火警 · 星河大厦' })).toHaveLength(2))
    expect(screen.getAllByRole('figure')).toHaveLength(1)
  })

  it('stays when the picture of its camera fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await open({ cameraView: () => { throw new Error('no player') } })
    raise(aRecord({ id: '5' }))
    expect((await screen.findByRole('article', { name: '火警 · 星河大厦' })).textContent).toContain('烟雾报警')
  })

  it('keeps the entry when it is closed, until that is acknowledged', async () => {
    await open()
    raise(aFaultRecord({ id: '5' }))
    fireEvent.click(within(await screen.findByRole('article')).getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('article')).toBeNull()
    openFeed()
    const panel = screen.getByRole('region', { name: '报警动态' })
    fireEvent.click(within(panel).getByRole('button', { name: '接警' }))
    expect(within(panel).getByText('已接警')).toBeTruthy()
  })

  it('disappears with its entry and sound when a colleague has handled the alarm', async () => {
    await open()
    raise(aRecord({ id: '5' }))
    await screen.findByRole('article')
    act(() => world.backend.handle({ kind: 'general', id: '5' }, { handledBy: '李强', verdict: '0' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  })

  it('opens the floor plan of its alarm', async () => {
    await open()
    raise(aRecord({ id: '5' }))
    fireEvent.click(await screen.findByRole('button', { name: '查看位置：星河大厦' }))
    await screen.findByRole('dialog', { name: /星河大厦/ })
  })

  it('opens the confirmation of its record', async () => {
    await open()
    raise(aRecord({ id: '5' }))
    fireEvent.click(within(await screen.findByRole('article')).getByRole('button', { name: '处理' }))
    await screen.findByRole('dialog', { name: /确认火警/ })
  })

  it('is one of five, the others are counted', async () => {
    await open()
    push(8, () => ({}))
    await screen.findByText(/另有 3 条/)
    expect(screen.getAllByRole('article')).toHaveLength(5)
  })
})

describe('a reload', () => {
  it('shows what was open in the feed, without a pop-up', async () => {
    world.backend.world.records.push(aRecord({ id: '5' }))
    await open()
    await screen.findByRole('button', { name: /待接警 1 条，其中火警 1 条/ })
    expect(screen.queryByRole('article')).toBeNull()
    openFeed()
    expect(screen.getByRole('article', { name: '火警 · 星河大厦' }).textContent).toContain('遗留未处理')
  })

  it('does not forget what was acknowledged, until the record is handled', async () => {
    const first = await open()
    raise(aRecord({ id: '5' }))
    fireEvent.click(within(await screen.findByRole('article')).getByRole('button', { name: '接警' }))
    first.unmount()
    await open()
    openFeed()
    await screen.findByText('已接警')
    act(() => world.backend.handle({ kind: 'general', id: '5' }, { handledBy: '李强', verdict: '0' }))
    await screen.findByText('没有待接警信息')
    expect(world.store.load()).toEqual([])
  })
})

/** At 4 a.m. nobody sees that the storage of a browser is full or refused: alarms begin, sound and end as ever. */
it.each<[string, AcknowledgementStore]>([
  ['refuses', { load: () => refuse(), save: () => refuse() }],
  ['has no room', { load: () => [], save: () => refuse() }],
])('an alarm is shown, acknowledged and ended where the browser %s to store', async (_why, refused) => {
  world.store = refused
  const other = new BroadcastChannel('smart-fire.alarm-feed.9')
  const heard: unknown[] = []
  other.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data)
  try {
    await open()
    raise(aRecord({ id: '5' }), aRecord({ id: '6', sensorNumber: 's6' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    act(() => world.backend.handle({ kind: 'general', id: '5' }, { handledBy: '李强', verdict: '0' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: '接警' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await waitFor(() => expect(heard).toContainEqual({ type: 'acknowledged', records: [expect.stringMatching(/^general:6\b/)] }))
  } finally {
    other.close()
  }
})

it.each(['BroadcastChannel', 'AudioContext'])('an alarm is shown where the browser refuses a page a %s', async (name) => {
  vi.stubGlobal(name, class { constructor() { refuse() } })
  await open()
  raise(aRecord({ id: '5' }))
  expect(await screen.findByRole('article', { name: '火警 · 星河大厦' })).toBeTruthy()
  // what cannot sound says so
  expect(screen.getByRole('button', { name: '声音未启用，点击启用' })).toBeTruthy()
})

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('many alarms', () => {
  it('are all counted and drawn as one notice for each place', async () => {
    await open()
    push(2_000, (index) => ({ buildingId: `${index % 40}`, buildingName: `${index % 40} 号楼` }))
    await waitFor(() => expect(root()?.getAttribute('data-received')).toBe('2000'))
    expect(screen.getAllByRole('article')).toHaveLength(5)
    expect(screen.getByText('报警密集，已按地点合并 · 2000 条')).toBeTruthy()
    expect(screen.getByText('另有 1750 条')).toBeTruthy()
    expect(screen.getByRole('article', { name: '火警 50 · 0 号楼' })).toBeTruthy()
    openFeed()
    expect(screen.getByText('已显示 20 条，共 2000 条')).toBeTruthy()
  })

  it('of a place have the style of a fire with the first fire among them, also when they began and go on with faults', async () => {
    await open()
    push(20, (index) => ({ buildingId: '1', buildingName: '1 号楼', category: index === 9 ? '1' : '0' }))
    await screen.findByText('报警密集，已按地点合并 · 20 条')
    const [place] = screen.getAllByRole('article')
    expect(place?.getAttribute('data-tone')).toBe('alarm')
  })

  it('are reported to the host as numbers', async () => {
    const onUnacknowledged = vi.fn()
    await open({ onUnacknowledged })
    raise(aRecord({ id: '5' }), aFaultRecord({ id: '6', sensorNumber: 's6' }))
    await waitFor(() => expect(onUnacknowledged).toHaveBeenLastCalledWith({ fires: 1, faults: 1 }))
  })

  it('to a host that returns something, which is none of our business', async () => {
    await open({ onUnacknowledged: ({ fires }) => (document.title = `${fires} 条火警`) })
    raise(aRecord({ id: '5' }))
    await waitFor(() => expect(document.title).toBe('1 条火警'))
    // the feed is still there to announce it
    expect(screen.getByRole('article', { name: '火警 · 星河大厦' })).toBeTruthy()
  })
})

/** An exception in an effect takes the whole tree of React from the page, and with it the alarms. */
it('stays when a callback of the host throws, and the page hears of the error', async () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const broken = (name: string) => () => {
    throw new Error(name)
  }
  await open({ onUnacknowledged: broken('count'), onEdgeTaken: broken('edge'), onMaySound: broken('sound') })
  raise(aRecord({ id: '5' }))
  const notice = await screen.findByRole('article', { name: '火警 · 星河大厦' })
  fireEvent.click(within(notice).getByRole('button', { name: '接警' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  openFeed()
  expect(screen.getByText('已接警')).toBeTruthy()
  const reported = new Set(reportError.mock.calls.map(([error]: unknown[]) => String(error)))
  expect([...reported]).toEqual(expect.arrayContaining(['Error: count', 'Error: edge']))
})

it('shows in one notice what arrived while the link was down', async () => {
  await open()
  world.backend.alarms.reachable = false
  act(() => world.backend.alarms.drop())
  for (const id of ['1', '2', '3']) world.backend.world.records.push(aRecord({ id, sensorNumber: `s${id}` }))
  world.backend.alarms.reachable = true
  act(() => void window.dispatchEvent(new Event('online')))
  const notice = await screen.findByRole('article', { name: '已恢复连接，补收 3 条报警' })
  expect(notice.getAttribute('data-tone')).toBe('alarm')
  expect(notice.textContent).toContain('其中火警 3 条：星河大厦 3F 东侧走廊3-2 等处。均已列入报警动态。')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(announced()).toBe('已恢复连接，补收 3 条报警，其中火警 3 条：星河大厦，3F 东侧走廊3-2，烟雾报警')
  openFeed()
  expect(screen.getAllByText('断线期间')).toHaveLength(3)
})

it.each([
  ['client of the same person', '9'],
  ['client of another person', '10'],
])('begins anew with another %s: alarms of the one before, perhaps of another tenant, neither stay nor sound', async (_, userId) => {
  const deskOf = (of: MockBackend, user: string) => (
    <SmartFireProvider client={createApiClient(of.clientOptions({ baseUrl: 'http://mock.local' }))} alarms={{ userId: user }}>
      <LinkStatus />
      <AlarmFeed />
    </SmartFireProvider>
  )
  const { rerender } = render(deskOf(world.backend, '9'))
  await screen.findByText('实时连接正常')
  raise(aRecord({ id: '5' }))
  await screen.findByRole('article')
  const other = createMockBackend({ world: { records: [] } })
  serve(...other.handlers)
  rerender(deskOf(other, userId))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  await screen.findByText('实时连接正常')
  act(() => other.raise(aRecord({ id: '6', buildingName: '滨江酒店' })))
  await screen.findByRole('article', { name: '火警 · 滨江酒店' })
  expect(screen.getByRole('button', { name: /待接警 1 条，其中火警 1 条/ })).toBeTruthy()
})

it('is muted along with another tab of the operator, and ends the mute of both', async () => {
  const param = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }
  vi.stubGlobal('AudioContext', class extends EventTarget {
    state = 'running'
    createGain = () => ({ gain: param, connect: (next: unknown) => next })
    createOscillator = () => ({ frequency: param, connect: (next: unknown) => next, start: () => undefined, stop: () => undefined })
    close = () => Promise.resolve()
  })
  const other = new BroadcastChannel('smart-fire.alarm-feed.9')
  const heard: unknown[] = []
  other.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data)
  try {
    await open()
    raise(aRecord({ id: '5' }))
    const isSounding = () => screen.findByRole('button', { name: /^消音/ })
    await isSounding()
    const ends = [() => other.postMessage({ type: 'unmuted' }), (unmute: HTMLElement) => fireEvent.click(unmute)]
    for (const end of ends) {
      other.postMessage({ type: 'muted', until: Date.now() + 60_000 })
      end(await screen.findByRole('button', { name: /已消音至/ }))
      await isSounding()
    }
    await waitFor(() => expect(heard).toContainEqual({ type: 'unmuted' }))
  } finally {
    other.close()
  }
})

it('gives the edge of the page back when it is taken away, e.g. for the wall, while a notice is shown', async () => {
  const onEdgeTaken = vi.fn()
  const { unmount } = await open({ onEdgeTaken })
  raise(aRecord({ id: '5' }))
  await screen.findByRole('article')
  expect(onEdgeTaken).toHaveBeenLastCalledWith(true)
  unmount()
  expect(onEdgeTaken).toHaveBeenLastCalledWith(false)
})

it('leaves no link behind', async () => {
  const { unmount } = await open()
  raise(aRecord({ id: '5' }))
  await screen.findByRole('article')
  unmount()
  await waitFor(() => expect(world.backend.alarms.openLinks).toBe(0))
})

describe('a verdict that another operator raises to a real fire (domain 28)', () => {
  it('has a notice with the place, the person and the first verdict, and is announced', async () => {
    begin([aRecord({ id: '7', handled: true, handledBy: 'wangwu', verdict: '0' })])
    await open()
    const record = world.backend.world.records[0] ?? aRecord()
    act(() => {
      Object.assign(record, { handledBy: 'lihua', verdict: '1' })
      world.backend.world.onHandled(record, '0')
    })
    const notice = await screen.findByRole('article', { name: '已更正为真实火警 · 星河大厦' })
    expect(notice.textContent).toContain('lihua 将“误报”更正为“真实火警”')
    expect(announced()).toContain('已更正为真实火警 · 星河大厦，3F 东侧走廊3-2 · lihua 将“误报”更正为“真实火警”')
    fireEvent.click(within(notice).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  })
})
