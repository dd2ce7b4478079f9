import { ApiError, createApiClient } from '@smart-fire/api-client'
import { aRecord, createMockBackend, sessionExpired, type MockBackend } from '@smart-fire/api-client/mock'
import { createSmartFireSystem, DialogHistoryContext, FullScreenDialog } from '@smart-fire/ui'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { StrictMode, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { LinkStatus, SmartFireProvider, StaleBanner, useAlarmClient, useAlarms, useClient, useErrorNotice, useVerdicts, type LiveAlarm } from './index'
import type { SmartFireProviderProps } from './smart-fire-provider'

// renders a whole provider in jsdom
configure({ asyncUtilTimeout: 10_000 })

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

let backend: MockBackend
let received: (string | null)[]
let verdicts: ReturnType<typeof useVerdicts>
let link: ReturnType<typeof useAlarmClient>
let reportError: (error: unknown) => void

beforeEach(() => {
  backend = createMockBackend({ world: { records: [aRecord({ id: '1' })] } })
  server.use(...backend.handlers)
  received = []
})

/** A screen that uses everything the provider gives. */
function Desk() {
  link = useAlarmClient()
  verdicts = useVerdicts()
  reportError = useErrorNotice()
  useAlarms({}, (alarms) => received.push(...alarms.map(({ points: [{ buildingName }] }: LiveAlarm) => buildingName)))
  return (
    <>
      <LinkStatus />
      <StaleBanner />
      <output>{link.pendingCount ?? '–'}</output>
    </>
  )
}

function open(props: Partial<SmartFireProviderProps> = {}, children: ReactNode = <Desk />) {
  const client = createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))
  return render(
    <StrictMode>
      <SmartFireProvider client={client} alarms={{ userId: '9' }} {...props}>
        {children}
      </SmartFireProvider>
    </StrictMode>,
  )
}

const live = () => screen.findByText('实时连接正常')

it('puts styles and overlays of the dialogs into the shadow root that it is given', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const shadowRoot = host.attachShadow({ mode: 'open' })
  const place = shadowRoot.appendChild(document.createElement('div'))
  render(<SmartFireProvider client={createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))} shadowRoot={shadowRoot}>内容</SmartFireProvider>, { container: place })
  await waitFor(() => expect(shadowRoot.querySelector('style')).not.toBeNull())
  expect([...shadowRoot.children].filter((child) => child !== place && child.hasAttribute('data-theme'))).toHaveLength(1)
  expect([...document.body.children].filter((child) => child.hasAttribute('data-theme'))).toEqual([])
  host.remove()
})

it('appends overlays to the container of the host, and takes the tokens of the host', () => {
  const place = document.body.appendChild(document.createElement('aside'))
  onTestFinished(() => place.remove())
  open({ alarms: undefined, getPopupContainer: () => place, system: createSmartFireSystem({ fontScale: 1.75 }) })
  expect(place.querySelectorAll('.fsc-root')).toHaveLength(1)
  expect(document.body.querySelectorAll(':scope > .fsc-root')).toHaveLength(0)
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')).toContain('--fsc-scale:calc(1.75 * var(--fsc-magnification, 1))')
})

describe('the alarm link', () => {
  it('is one socket under strict mode, and none after unmount', async () => {
    const { unmount } = open()
    await live()
    expect(backend.alarms.addresses).toHaveLength(1)
    expect(backend.alarms.openLinks).toBe(1)
    unmount()
    await waitFor(() => expect(backend.alarms.openLinks).toBe(0))
  })

  it('passes a new alarm to every listener once and raises the count', async () => {
    open()
    await live()
    expect(link.pendingCount).toBe(1)
    act(() => backend.raise(aRecord({ id: '2', buildingName: '万达广场', sensorNumber: 'x2' })))
    await waitFor(() => expect(link.pendingCount).toBe(2))
    expect(received).toEqual(['万达广场'])
    expect(link.records.map(({ id }) => id)).toContain('2')
  })

  it('reports an interruption and catches up by itself', async () => {
    open()
    await live()
    backend.alarms.reachable = false
    act(() => backend.alarms.drop())
    await screen.findByText(/连接中断，正在重连（自 \d\d:\d\d:\d\d）/)
    backend.world.records.push(aRecord({ id: '2', sensorNumber: 'x2' }))
    backend.alarms.reachable = true
    act(() => void window.dispatchEvent(new Event('online')))
    await live()
    await waitFor(() => expect(link.pendingCount).toBe(2))
    expect(received).toHaveLength(1)
  })

  it('is left out without alarms: no socket, no error', () => {
    open({ alarms: undefined })
    expect(backend.alarms.addresses).toEqual([])
    expect(link.link).toBe('off')
    expect(screen.queryByText(/连接/)).toBeNull()
  })
})

describe('an ended session', () => {
  it('gives one message and one sign-out, however many calls report it', async () => {
    const onSessionEnd = vi.fn()
    open({ onSessionEnd })
    await live()
    act(() => {
      for (let call = 0; call < 50; call += 1) reportError(new ApiError('sessionExpired'))
    })
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
    expect(screen.getAllByText('状态超时被登出！')).toHaveLength(1)
    await waitFor(() => expect(backend.alarms.openLinks).toBe(0))
    expect(link.link).toBe('refused')
  })

  it('gives no message when the host shows its own, e.g. on its login page', async () => {
    const onSessionEnd = vi.fn()
    open({ onSessionEnd, saysSessionEnd: false })
    await live()
    act(() => reportError(new ApiError('sessionExpired')))
    expect(onSessionEnd).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('状态超时被登出！')).toBeNull()
    act(() => reportError(new ApiError('network')))
    expect(screen.getByText('服务请求超时！')).toBeTruthy()
  })

  /** A portal that renews its token need not mount anything anew; without the link no alarm would come until a reload. */
  it('is over when a call is accepted again: the link returns', async () => {
    let client: ReturnType<typeof useClient> | undefined
    function Caller() {
      client = useClient()
      return <Desk />
    }
    open({}, <Caller />)
    await live()
    const before = client?.buildings.contact('12')
    act(() => reportError(new ApiError('sessionExpired')))
    // what was sent with the old token says nothing of a new one
    await act(async () => void (await before))
    expect(link.link).toBe('refused')
    await act(async () => void (await client?.buildings.contact('12')))
    await live()
    act(() => backend.raise(aRecord({ id: '2', buildingName: '万达广场', sensorNumber: 'x2' })))
    await waitFor(() => expect(received).toEqual(['万达广场']))
  })

  it('is told again at once when it had been renewed: a second end within a minute had closed no link and told no host', async () => {
    const onSessionEnd = vi.fn()
    let client: ReturnType<typeof useClient> | undefined
    function Caller() {
      client = useClient()
      return <Desk />
    }
    open({ onSessionEnd }, <Caller />)
    await live()
    act(() => reportError(new ApiError('sessionExpired')))
    await act(async () => void (await client?.buildings.contact('12')))
    await live()
    act(() => reportError(new ApiError('sessionExpired')))
    expect(onSessionEnd).toHaveBeenCalledTimes(2)
    expect(link.link).toBe('refused')
  })

  it('is noticed when the link is refused', async () => {
    const onSessionEnd = vi.fn()
    backend.apply(sessionExpired())
    backend.alarms.reachable = false
    open({ onSessionEnd })
    await waitFor(() => expect(onSessionEnd).toHaveBeenCalledTimes(1))
    await screen.findByText('连接被拒绝，请重新登录')
  })
})

describe('verdicts', () => {
  const verdict = { kind: 'general', id: '1', category: '1', verdict: '1' } as const

  it('lowers the count at once when the server has accepted it', async () => {
    const onConfirmed = vi.fn()
    open({ onConfirmed })
    await live()
    await act(() => verdicts.submit(verdict))
    expect(onConfirmed.mock.calls).toEqual([[verdict]])
    await waitFor(() => expect(link.pendingCount).toBe(0))
  })

  it('waits in the outbox while the server is away', async () => {
    open()
    await live()
    server.resetHandlers()
    server.use(...backend.handlers)
    backend.apply({ calls: ['abnormalRecords.confirm'], misbehaviour: { type: 'network' } })
    await act(async () => {
      await expect(verdicts.submit(verdict)).resolves.toEqual({ outcome: 'unsent', error: 'network' })
    })
    expect(verdicts.of({ kind: 'general', id: '1' })).toMatchObject({ state: 'unsent' })
    expect(link.pendingCount).toBe(1)
    backend.heal()
    await act(() => verdicts.sendAgain({ kind: 'general', id: '1' }))
    expect(verdicts.pending).toEqual([])
  })
})

describe('a host that wants to know', () => {
  it('hears of a new alarm once', async () => {
    const onAlarm = vi.fn()
    open({ onAlarm })
    await live()
    act(() => backend.raise(aRecord({ id: '2', buildingName: '万达广场', sensorNumber: 'x2' })))
    await waitFor(() => expect(received).toEqual(['万达广场']))
    expect(onAlarm.mock.calls).toMatchObject([[[{ points: [{ buildingName: '万达广场' }] }]]])
  })

  it('hears of a failed call that a dialog only shows, and of the end of the session by its own event', async () => {
    const [onError, onSessionEnd] = [vi.fn(), vi.fn()]
    let client: ReturnType<typeof useClient> | undefined
    function Caller() {
      client = useClient()
      return null
    }
    open({ alarms: undefined, onError, onSessionEnd }, <Caller />)
    backend.apply({ calls: ['buildings.contact'], misbehaviour: { type: 'network' } })
    await act(() => expect(client?.buildings.contact('17')).rejects.toMatchObject({ kind: 'network' }))
    expect(onError.mock.calls).toMatchObject([[{ kind: 'network' }]])
    backend.heal()
    backend.apply(sessionExpired())
    await act(() => expect(client?.buildings.contact('17')).rejects.toMatchObject({ kind: 'sessionExpired' }))
    expect(onSessionEnd).toHaveBeenCalledOnce()
    expect(onError).toHaveBeenCalledOnce()
  })

  it('hears which dialog is on top, under a history of its own, too', async () => {
    const onNavigate = vi.fn()
    const history = { put: vi.fn(), remove: vi.fn() }
    const client = createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))
    const at = (isOpen: boolean) => (
      <DialogHistoryContext.Provider value={history}>
        <SmartFireProvider client={client} onNavigate={onNavigate}>
          <FullScreenDialog open={isOpen} onClose={() => undefined} title="楼宇" address="building.17" />
        </SmartFireProvider>
      </DialogHistoryContext.Provider>
    )
    const { rerender } = render(at(true))
    await waitFor(() => expect(onNavigate.mock.calls).toEqual([['building.17']]))
    expect(history.put).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ address: 'building.17' }))
    rerender(at(false))
    await waitFor(() => expect(onNavigate.mock.calls).toEqual([['building.17'], [null]]))
    expect(history.remove).toHaveBeenCalledOnce()
  })
})
