import { estate } from '@smart-fire/api-client/estate'
import { createApiClient, isApiError, type ApiClient } from '@smart-fire/api-client'
import { createMockBackend, hostile } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { BuildingDetailDialog } from '../building-detail'
import { ExceptionListDialog } from '../exception-list'
import { FloorPlanDialog } from '../floor-plan'
import { HydrantDialog } from '../hydrant'
import { NotEnabledDialog } from '../not-enabled'
import { StoryProvider } from './story-provider'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())

const onClose = fn()
const opened = { open: true, onClose }
const DIALOGS: readonly ReactNode[] = [
  <FloorPlanDialog key="floor" {...opened} buildingId="12" channelId="1" />,
  <ExceptionListDialog key="list" {...opened} />,
  <HydrantDialog key="hydrant" {...opened} hydrantId="31" channelId="5" mode="list" />,
  <NotEnabledDialog key="not-enabled" {...opened} buildingId="12" channelId="1" />,
  <BuildingDetailDialog key="building" {...opened} buildingId="12" />,
]
const ROUNDS = 4
const CALLS = 400

let openDialog: (at: number | null) => void

/** One dialog at a time, anew in every round. */
function Desk() {
  const [at, setAt] = useState<number | null>(null)
  openDialog = setAt
  return at === null ? null : <div key={at}>{DIALOGS[at % DIALOGS.length]}</div>
}

const meta = {
  title: 'Provider 接入层/Hostile responses 异常响应',
  id: 'provider-hostile-responses',
  component: Desk,
  parameters: { msw: backend.handlers },
  beforeEach: () => {
    backend.heal()
    onClose.mockClear()
  },
  render: (_args, { globals }) => (
    <StoryProvider globals={globals} client={client}>
      <Desk />
    </StoryProvider>
  ),
} satisfies Meta<typeof Desk>

export default meta

/** With any response of a broken or hostile server dialogs stay usable, loading ends, no prototype is polluted and no error is uncaught. */
export const KeepEveryDialogUsable: StoryObj<typeof meta> = {
  play: async () => {
    const uncaught: unknown[] = []
    const note = (event: Event) => uncaught.push('reason' in event ? event.reason : event)
    window.addEventListener('error', note)
    window.addEventListener('unhandledrejection', note)
    try {
      for (let round = 0; round < ROUNDS * DIALOGS.length; round += 1) {
        backend.apply(hostile(round))
        openDialog(round)
        await screen.findByRole('dialog')
        await waitFor(() => expect(stillLoading()).toEqual([]), { timeout: 5_000 })
        await staysUsable()
        openDialog(null)
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      }
      backend.apply(hostile(ROUNDS))
      await expect(await strangeErrors()).toEqual([])
    } finally {
      window.removeEventListener('error', note)
      window.removeEventListener('unhandledrejection', note)
    }
    await expect(uncaught).toEqual([])
    await expect('polluted' in {}).toBe(false)
  },
}

/** The open dialog says something below its title, and closes by its button. */
async function staysUsable(): Promise<void> {
  const dialog = screen.getByRole('dialog')
  const title = within(dialog).getAllByRole('heading')[0]?.textContent ?? ''
  await expect(dialog.textContent.replace(title, '').trim()).not.toBe('')
  onClose.mockClear()
  await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
  await expect(onClose).toHaveBeenCalledOnce()
}

/** Machines that still wait for a response, by the state on their view. */
function stillLoading(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog] [data-state], [role=dialog][data-state]')]
    .map(({ dataset }) => dataset.state ?? '')
    .filter((state) => /\b(loading|opening|switching)\b/i.test(state))
}

/** All results of hundreds of manipulated responses that are neither data nor an `ApiError`. */
async function strangeErrors(): Promise<unknown[]> {
  const calls: readonly ((api: ApiClient) => Promise<unknown>)[] = [
    (api) => api.abnormalRecords.list({ kind: 'general', state: 'unhandled', page: 1, limit: 15 }),
    (api) => api.session.user(),
    (api) => api.session.menus(),
    (api) => api.sensors.onFloor({ buildingId: '12', channelId: '1', floor: 3, status: null, page: 1, limit: 10 }),
    (api) => api.floorPlans.markers({ buildingId: '12', channelId: '1', floor: 3 }),
    (api) => api.floors.list({ buildingId: '12', channelId: '1' }),
    (api) => api.with(estate).buildings.get('12'),
    (api) => api.hydrants.detail('31'),
  ]
  const rounds = Array.from({ length: CALLS / calls.length }, () => calls)
  const results = await Promise.allSettled(rounds.flat().map((call) => call(client)))
  return results.flatMap((result): unknown[] => {
    const reason: unknown = result.status === 'rejected' ? result.reason : null
    return reason === null || isApiError(reason) ? [] : [reason]
  })
}
