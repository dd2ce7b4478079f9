import { type ApiClient, createApiClient, VERDICT } from '@smart-fire/api-client'
import { aRecord, aSensor, createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { SmartFireProvider, type SmartFireProviderProps, useAlarmClient, useVerdicts } from '../provider'
import { NARROW } from '../shared/parts/narrow'
import { FloorPlanDialog, type FloorPlanDialogProps } from './floor-plan-dialog'

const backend = createMockBackend()
const requests: string[] = []
/** Longer than a busy machine needs, and shorter than the time after which the link compares its records by itself. */
const PATIENCE = { timeout: 10_000 }
const server = setupServer(...backend.handlers)
server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname))
const client = createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' }))

beforeAll(() => server.listen())
beforeEach(() => {
  requests.length = 0
  backend.world.sensors = [
    ...Array.from({ length: 25 }, (_, at) => aSensor({ id: `${at + 1}`, floor: 3, position: `${at + 1}号点位` })),
    aSensor({ id: '90', sensorNumber: 'x90', floor: 5, position: '五层大厅', status: '1' }),
  ]
})
afterEach(cleanup)
afterAll(() => server.close())

it('forgets floor, page and panel when it is closed: the next opening is a new one (spec 2 §4)', async () => {
  const view = render(<Plan open />)
  await screen.findByText('五层大厅')
  await userEvent.click(await screen.findByRole('button', { name: '3F' }))
  await screen.findByText('1号点位')
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  await screen.findByText('11号点位')
  await userEvent.click(screen.getByRole('button', { name: '收起信息面板' }))

  view.rerender(<Plan open={false} />)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  view.rerender(<Plan open />)

  await screen.findByRole('table', { name: '5F 设备列表' })
  await screen.findByText('五层大厅')
  await screen.findByRole('button', { name: '收起信息面板' })
})

it('begins without its panel in a narrow window, where the panel would lie above the list', async () => {
  const wide = window.matchMedia.bind(window)
  const asked = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: query === NARROW }))
  render(<StrictMode><Plan open floor={3} /></StrictMode>)
  await screen.findByText('1号点位')
  expect(screen.queryByRole('complementary')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '展开信息面板' }))
  expect(screen.getByRole('complementary')).toBeVisible()
  asked.mockRestore()
})

it('sends all requests of a requested floor at the same time, each once', async () => {
  render(<Plan open floor={3} />)
  await screen.findByText('1号点位')
  await within(await screen.findByRole('complementary')).findByText('合计', { exact: false })
  const listCalls = requests.filter((path) => path.endsWith('selectByFloorGetSensor'))
  expect(listCalls).toHaveLength(1)
})

it('works in React strict mode', async () => {
  render(
    <StrictMode>
      <Plan open floor={3} />
    </StrictMode>,
  )
  await screen.findByText('1号点位')
  await userEvent.click(await screen.findByRole('button', { name: /^5F/ }))
  await screen.findByText('五层大厅')
})

it('points at the device of the next request, also on another floor of the building that is open', async () => {
  const view = render(<Plan open floor={3} sensorId="7" />)
  await waitFor(() => expect(rowOf('7号点位')?.getAttribute('aria-selected')).toBe('true'))
  view.rerender(<Plan open floor={5} device={{ sensorNumber: 'X90', fireHostId: null, loop: null, address: null }} />)
  await waitFor(() => expect(rowOf('五层大厅')?.getAttribute('aria-selected')).toBe('true'))
})

it('shows the camera at the device while its floor has an alarm, and none on other floors', async () => {
  render(<Plan open floor={5} device={{ sensorNumber: 'x90', fireHostId: null, loop: null, address: null }} cameraView={({ place }) => <figure>{`${place.sensorNumber} ${place.buildingId} ${place.floor}`}</figure>} />)
  expect((await screen.findByRole('figure')).textContent).toBe('x90 12 5')
  await userEvent.click(await screen.findByRole('button', { name: '3F' }))
  await screen.findByText('1号点位')
  expect(screen.queryByRole('figure')).toBeNull()
})

it('loads the floor again as soon as a verdict of this page is accepted, also where no push tells of it (contract device 14.1)', async () => {
  const sensor = aSensor({ id: '90', sensorNumber: 'x90', floor: 5, position: '五层大厅', status: '1' })
  backend.world.sensors = [sensor]
  backend.world.records = [aRecord({ id: '1', sensorNumber: 'x90', floor: 5, position: '记录' })]
  // a platform that pushes no verdicts; the device recovers meanwhile: a verdict itself changes no device
  backend.world.onHandled = () => {
    sensor.status = '2'
  }
  render(<Plan open floor={5} alarms={{ userId: '7' }}><JudgeFalse /></Plan>)
  await waitFor(() => expect(rowOf('五层大厅')).toHaveTextContent('报警'), PATIENCE)
  fireEvent.click(await screen.findByRole('button', { name: '误报', hidden: true }, PATIENCE))
  await waitFor(() => expect(rowOf('五层大厅')).toHaveTextContent('正常'), PATIENCE)
})

it('loads the floor again every minute, because no push tells that a device has recovered after its verdict', async () => {
  const sensor = aSensor({ id: '90', sensorNumber: 'x90', floor: 5, position: '五层大厅', status: '1' })
  backend.world.sensors = [sensor]
  render(<Plan open floor={5} />)
  await waitFor(() => expect(rowOf('五层大厅')).toHaveTextContent('报警'), PATIENCE)
  sensor.status = '2'
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(rowOf('五层大厅')).toHaveTextContent('正常'), PATIENCE)
  later.mockRestore()
})

/** Our server signs the address for a limited time (trust B3). */
it('requests a new address of a picture that could not be loaded', async () => {
  render(<Plan open floor={3} mode="image" />)
  await userEvent.click(within(await screen.findByRole('alert', {}, PATIENCE)).getByRole('button', { name: '重试' }))
  await waitFor(() => expect(requests.filter((path) => path.endsWith('selectImage'))).toHaveLength(2))
})

/** A portal that changes the tenant gives another client: data of the tenant before must not stay beside that of the next. */
it('begins anew with another client, and shows nothing of the one before', async () => {
  const view = render(<Plan open floor={3} />)
  await screen.findByText('1号点位')
  const { buildings } = client
  const other: ApiClient = { ...client, buildings: { ...buildings, contact: async (...sent) => ({ ...(await buildings.contact(...sent)), name: '另一租户的楼宇' }) } }
  view.rerender(<Plan open floor={3} client={other} />)
  expect(await screen.findByRole('dialog', { name: /另一租户的楼宇/ })).toBeVisible()
})

/** Gives the verdict as the confirm dialog does, once the record is known to be open. */
function JudgeFalse() {
  const { submit } = useVerdicts()
  const isKnown = useAlarmClient().records.some(({ id }) => id === '1')
  return isKnown ? <button type="button" onClick={() => void submit({ kind: 'general', id: '1', category: '1', verdict: VERDICT.falseAlarm })}>误报</button> : null
}

const rowOf = (text: string) => screen.queryByText(text)?.closest('tr')

type PlanProps = { open: boolean } & Pick<FloorPlanDialogProps, 'floor' | 'mode' | 'sensorId' | 'device'> & Partial<Pick<SmartFireProviderProps, 'client' | 'cameraView' | 'alarms' | 'children'>>

function Plan({ open, client: given = client, cameraView, alarms, children, ...place }: PlanProps) {
  return (
    <SmartFireProvider client={given} cameraView={cameraView} alarms={alarms}>
      {children}
      <FloorPlanDialog buildingId="12" channelId="1" {...place} open={open} onClose={() => undefined} />
    </SmartFireProvider>
  )
}
