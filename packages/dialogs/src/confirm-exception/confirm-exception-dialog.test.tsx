import { createApiClient } from '@smart-fire/api-client'
import { aRecord, createMockBackend } from '@smart-fire/api-client/mock'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SmartFireProvider, useAlarmClient } from '../provider'
import { ConfirmExceptionDialog } from './confirm-exception-dialog'
import type { ConfirmableRecord } from './confirmable-record'

vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

const backend = createMockBackend({ world: { records: [aRecord({ id: '1' }), aRecord({ id: '2' }), aRecord({ id: '3' })] } })
const server = setupServer(...backend.handlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
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
