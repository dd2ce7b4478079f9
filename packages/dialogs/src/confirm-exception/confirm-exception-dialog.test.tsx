import { createApiClient } from '@smart-fire/api-client'
import { aFireHostRecord, aRecord, createMockBackend, failing, unreachable } from '@smart-fire/api-client/mock'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SmartFireProvider, useAlarmClient } from '../provider'
import { Rig } from '../provider/alarm-client/alarm-client-rig.fixtures'
import { STALE_MS } from '../provider/alarm-client/link-timing'
import { AlarmClientContext } from '../provider/provider-contexts'
import { ConfirmExceptionDialog } from './confirm-exception-dialog'
import type { ConfirmableRecord } from './confirmable-record'
import { RaiseVerdictDialog } from './raise-verdict-dialog'

configure({ asyncUtilTimeout: 10_000 })

const backend = createMockBackend({ world: { records: [aRecord({ id: '1' }), aRecord({ id: '2' }), aRecord({ id: '3' })] } })
const server = setupServer(...backend.handlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => backend.heal())
afterAll(() => server.close())

let link: ReturnType<typeof useAlarmClient>

function Desk({ id, open = true }: { id: string; open?: boolean }) {
  link = useAlarmClient()
  return <ConfirmExceptionDialog record={aRecord({ id })} open={open} onClose={() => undefined} />
}

const client = createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))
const alarms = { userId: 'u1' }

function atTheDesk(desk: ReactNode) {
  return <SmartFireProvider client={client} alarms={alarms}>{desk}</SmartFireProvider>
}

/** Domain 5: a verdict by anyone ends a record everywhere. */
it('an open confirmation says at once that another person has handled its record, and offers no verdict any more', async () => {
  render(atTheDesk(<Desk id="1" />))
  await waitFor(() => expect(link.sync).toBe('synced'))
  // another record is no reason to stop
  await act(async () => backend.handle(aRecord({ id: '2' }), { handledBy: 'lihua', verdict: '0' }))
  expect(screen.getByRole('button', { name: '确认' })).toBeEnabled()
  await act(async () => backend.handle(aRecord({ id: '1' }), { handledBy: 'lihua', verdict: '0' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('lihua')
  expect(screen.queryByRole('button', { name: '确认' })).toBeNull()
})

it('a confirmation that opens after its record was handled, because it was loaded meanwhile, says so, too', async () => {
  const { rerender } = render(atTheDesk(<Desk id="3" open={false} />))
  await waitFor(() => expect(link.sync).toBe('synced'))
  await act(async () => backend.handle(aRecord({ id: '3' }), { handledBy: 'lihua', verdict: '0' }))
  await waitFor(() => expect(link.records.map(({ id }) => id)).not.toContain('3'))
  rerender(atTheDesk(<Desk id="3" />))
  expect(await screen.findByRole('alert')).toHaveTextContent('lihua')
  expect(screen.queryByRole('button', { name: '确认' })).toBeNull()
})

it('a host names a record by what it knows of it: only that is shown, and the verdict is sent for it', async () => {
  const fire: ConfirmableRecord = { kind: 'general', id: '2', category: '1', buildingName: '星河大厦', floor: 3, alarmType: undefined }
  const onConfirmed = vi.fn()
  backend.world.records = [aRecord({ id: '2' })]
  render(atTheDesk(<ConfirmExceptionDialog record={fire} open onClose={() => undefined} onConfirmed={onConfirmed} />))
  const facts = await screen.findAllByRole('term')
  expect(facts.map(({ textContent }) => textContent)).toEqual(['建筑', '楼层', '发生时间'])
  expect(screen.queryByRole('button', { name: '查看位置' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '确认' }))
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledWith(fire))
  expect(backend.world.records[0]).toMatchObject({ handled: true, verdict: '1' })
})

it('requires a second confirmation also after a refusal, as long as the alarm link is silent', async () => {
  backend.world.records = [aRecord({ id: '21' })]
  backend.apply(failing('abnormalRecords.confirm', { httpStatus: 420, bodyStatus: 30101, message: '规则不允许' }))
  const { actor, clock } = new Rig()
  clock.increment(STALE_MS)
  render(
    <SmartFireProvider client={client}>
      <AlarmClientContext.Provider value={actor}>
        <ConfirmExceptionDialog record={aRecord({ id: '21' })} open onClose={() => undefined} />
      </AlarmClientContext.Provider>
    </SmartFireProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '确认' }))
  await userEvent.click(await screen.findByRole('button', { name: '仍要提交' }))
  expect(await screen.findByText('规则不允许')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '重新核实' }))
  expect(await screen.findByText(/数据可能不是最新/)).toBeVisible()
})

describe('a host whose callback throws', () => {
  const onClose = vi.fn()
  const broken = () => {
    throw new Error('the portal')
  }
  beforeEach(() => {
    vi.clearAllMocks()
    vi.stubGlobal('reportError', vi.fn())
  })

  it('is asked to close the confirmation nevertheless: it would stand above the page for ever', async () => {
    backend.world.records = [aRecord({ id: '2' })]
    render(atTheDesk(<ConfirmExceptionDialog record={aRecord({ id: '2' })} open onClose={onClose} onConfirmed={broken} />))
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(reportError).toHaveBeenCalledWith(new Error('the portal'))
  })

  it('is asked to close the question of a raised verdict nevertheless', async () => {
    const record = { kind: 'general', id: '7', verdict: '0', handledBy: 'wangwu', handledAt: null } as const
    backend.world.records = [aRecord({ id: '7', handled: true, handledBy: 'wangwu', verdict: '0' })]
    render(atTheDesk(<RaiseVerdictDialog record={record} name="星河大厦" open onClose={onClose} onRaised={broken} />))
    await userEvent.click(await screen.findByRole('button', { name: '更正为真实火警' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})

describe('a record that the host names by kind and id', () => {
  const onClose = vi.fn()
  const onConfirmed = vi.fn()
  const named = (id: string) => <ConfirmExceptionDialog record={{ kind: 'general', id }} open onClose={onClose} onConfirmed={onConfirmed} />
  beforeEach(() => {
    vi.clearAllMocks()
    backend.world.records = [aRecord({ id: '11', buildingName: '星河大厦' }), aRecord({ id: '12', handled: true, handledBy: 'lihua', verdict: '0' })]
  })
  const withoutLink = (dialog: ReactNode) => <SmartFireProvider client={client}>{dialog}</SmartFireProvider>

  it('is loaded with all its facts, and its verdict is sent', async () => {
    render(withoutLink(named('11')))
    expect(screen.getByText('正在加载记录…')).toBeVisible()
    expect(await screen.findByText('星河大厦')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(onConfirmed.mock.calls).toEqual([[{ kind: 'general', id: '11' }]]))
    expect(backend.world.records[0]).toMatchObject({ handled: true, verdict: '1' })
  })

  it('that is handled already shows by whom and how, and offers no verdict', async () => {
    render(withoutLink(named('12')))
    const said = await screen.findByRole('alert')
    expect(said).toHaveTextContent('lihua')
    expect(said).toHaveTextContent('误报')
    expect(screen.queryByRole('button', { name: '确认' })).toBeNull()
  })

  it('that no list has is not found, which is no failure', async () => {
    render(withoutLink(named('404')))
    expect(await screen.findByText('未找到该记录')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(within(screen.getByRole('dialog')).getByText('关闭'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(onConfirmed).not.toHaveBeenCalled()
  })

  it('whose list cannot be read says so, and is loaded again', async () => {
    backend.apply(unreachable('abnormalRecords.list'))
    render(withoutLink(named('11')))
    expect(await screen.findByText('记录加载失败')).toBeVisible()
    expect(screen.queryByText('未找到该记录')).toBeNull()
    backend.heal()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('星河大厦')).toBeVisible()
  })
})

it('the place of a record of a fire host is the plan of the fire hosts, also where the record does not name its channel', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => asked.push(request.url))
  render(atTheDesk(<ConfirmExceptionDialog record={aFireHostRecord({ channelId: null })} open onClose={() => undefined} />))
  await userEvent.click(await screen.findByRole('button', { name: '查看位置' }))
  await waitFor(() => expect(asked.some((url) => url.includes('deviceFireMainSensor') && url.includes('channelId=11'))).toBe(true))
  expect(asked.filter((url) => url.includes('channelId=1&'))).toEqual([])
  server.events.removeAllListeners()
})
