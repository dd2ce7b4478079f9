import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aHydrant, aHydrantRecord, aHydrantSensor, createMockBackend, failing } from '@smart-fire/api-client/mock'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { SmartFireProvider } from '../provider'
import { HydrantDialog, type HydrantDialogProps } from './hydrant-dialog'

// without a position there is no map, and no canvas that jsdom would have to draw
const backend = createMockBackend({ world: { hydrants: [aHydrant({ coordinatesText: '32.060255,118.796877' })] } })
const requests: string[] = []
const server = setupServer(...backend.handlers)
server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname.split('/').slice(-2).join('/')))
const client = createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' }))

beforeAll(() => server.listen())
beforeEach(() => {
  requests.length = 0
  backend.heal()
  backend.world.sensors = [
    aHydrantSensor({ id: '701', sensorNumber: 'h00000017', status: SENSOR_STATUS.fault }),
    aHydrantSensor({ id: '702', sensorNumber: 'h00000018', status: SENSOR_STATUS.normal }),
    aHydrantSensor({ id: '703', sensorNumber: 'h00000019', status: SENSOR_STATUS.notEnabled }),
  ]
  backend.world.records = [aHydrantRecord()]
})
afterEach(cleanup)
afterAll(() => server.close())

it('shows the text of an unreadable position instead of a map', async () => {
  render(<Hydrant />)
  await screen.findByRole('dialog', { name: '北门1号消火栓' })
  await screen.findByText('32.060255,118.796877')
  expect(screen.queryByRole('application')).toBeNull()
})

it('says that the state is unknown when its devices cannot be loaded, and normal once they are', async () => {
  backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.normal })]
  backend.apply(failing('hydrants.sensors'))
  render(<Hydrant />)
  const dialog = within(await screen.findByRole('dialog', { name: '北门1号消火栓' }))
  await dialog.findByText('状态未知')
  backend.heal()
  await userEvent.click(dialog.getByRole('button', { name: '刷新' }))
  await waitFor(() => expect(dialog.queryByText('状态未知')).toBeNull())
  expect(dialog.getAllByText('正常').length).toBeGreaterThan(0)
})

it('says how old the live values are', async () => {
  backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.offline })]
  render(<Hydrant />)
  const values = await screen.findByRole('list', { name: '实时监测' })
  expect(values).toHaveTextContent('最后上报 2026-10-12 09:30:00')
})

it('loads each part once, and the devices because the platform overlooks their alarms and does not name their values', async () => {
  render(<Hydrant />)
  await screen.findByText('100 mm')
  await screen.findAllByText('0.32 MPa')
  expect([...requests].sort()).toEqual([
    'deviceFacilitiesAbnormal/selectByHydrantId',
    'deviceHardwareFacilities/getById',
    'deviceHardwareFacilities/getStatusById',
    'deviceHardwareFacilities/selectUnitById',
    'deviceSensor/getNotEnabledSensorListByHydrantId',
    'deviceSensor/getSensor',
    'deviceSensor/getSensor',
    // once for the state of the hydrant, once for the values of each device
    'deviceSensor/selectByHydrantIdGetSensor',
    'deviceSensor/selectByHydrantIdGetSensor',
  ])
})

it('returns to map mode, an open panel and page 1 when it is closed (spec 2 §4)', async () => {
  const view = render(<Hydrant />)
  await userEvent.click(await screen.findByRole('radio', { name: '列表' }))
  await listed('h00000018')
  await userEvent.click(screen.getByRole('button', { name: '收起信息面板' }))
  view.rerender(<Hydrant open={false} />)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  view.rerender(<Hydrant />)
  const map = await screen.findByRole<HTMLInputElement>('radio', { name: '地图' })
  expect(map.checked).toBe(true)
  await screen.findByRole('complementary', { name: '消火栓信息' })
  expect(screen.queryByRole('table')).toBeNull()
})

it('filters by status and distinguishes an empty list from a failed one', async () => {
  render(<Hydrant mode="list" />)
  await listed('h00000018')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '离线')
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  await screen.findByText('没有符合条件的设备')
  backend.apply(failing('hydrants.sensors'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '故障')
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  await screen.findByText('设备列表加载失败')
  expect(screen.queryByText('没有符合条件的设备')).toBeNull()
})

it('begins list mode with all devices whenever it is entered (spec 2 §4)', async () => {
  render(<Hydrant mode="list" />)
  await listed('h00000018')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '离线')
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  await screen.findByText('没有符合条件的设备')
  await userEvent.click(screen.getByRole('radio', { name: '地图' }))
  await userEvent.click(screen.getByRole('radio', { name: '列表' }))
  await listed('h00000018')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '状态' }).selectedOptions[0]?.textContent).toBe('全部')
})

it('lists the devices in alarm before the others', async () => {
  backend.world.sensors = [
    aHydrantSensor({ id: '701', sensorNumber: 'h00000017', status: SENSOR_STATUS.normal }),
    aHydrantSensor({ id: '702', sensorNumber: 'h00000018', status: SENSOR_STATUS.alarm }),
  ]
  render(<Hydrant mode="list" />)
  await listed('h00000018')
  const rows = within(screen.getByRole('table', { name: '消火栓设备列表' })).getAllByRole('row').slice(1)
  expect(rows.map((row) => /h000000\d\d/.exec(row.textContent ?? '')?.[0])).toEqual(['h00000018', 'h00000017'])
})

it('refreshes the list with the rest of the dialog', async () => {
  render(<Hydrant mode="list" />)
  await listed('h00000018')
  backend.world.sensors = [aHydrantSensor({ id: '705', sensorNumber: 'h00000025' })]
  await userEvent.click(screen.getByRole('button', { name: '刷新' }))
  await listed('h00000025')
})

it('loads its data again after an alarm of its hydrant, and not after alarms elsewhere', async () => {
  render(<Hydrant alarms />)
  const records = within(await screen.findByRole('list', { name: '报警记录' }))
  await waitFor(() => expect(backend.alarms.openLinks).toBe(1))
  await screen.findAllByText('0.32 MPa')
  const before = requests.length
  backend.raise(aHydrantRecord({ id: '2009', hydrantId: '99', sensorNumber: 'h9' }))
  backend.world.sensors = backend.world.sensors.map((sensor) => ({ ...sensor, points: sensor.points.map((point) => ({ ...point, value: 0.05 })) }))
  backend.raise(aHydrantRecord({ id: '2002', alarmType: '闷盖打开' }))
  await records.findByText('闷盖打开')
  expect(records.getAllByRole('listitem')).toHaveLength(2)
  expect((await screen.findAllByText('0.05 MPa')).length).toBeGreaterThan(0)
  expect(requests.slice(before).filter((path) => path === 'deviceHardwareFacilities/getStatusById')).toHaveLength(1)
})

it('points at the device of the next request, while the hydrant is open', async () => {
  const view = render(<Hydrant mode="list" sensorId="701" />)
  await listed('h00000017')
  await waitFor(() => expect(rowOf('h00000017')).toHaveAttribute('aria-selected', 'true'))
  view.rerender(<Hydrant mode="list" sensorId="702" />)
  await waitFor(() => expect(rowOf('h00000018')).toHaveAttribute('aria-selected', 'true'))
})

const rowOf = (sensorNumber: string) => screen.queryAllByText(sensorNumber).map((cell) => cell.closest('tr')).find((row) => row !== null)

it('works in React strict mode', async () => {
  render(
    <StrictMode>
      <Hydrant mode="list" sensorId="702" />
    </StrictMode>,
  )
  await listed('h00000018')
  await screen.findAllByText('0.32 MPa')
})

/** The device in the list; the panel names it too. */
const listed = async (sensorNumber: string) => within(await screen.findByRole('table', { name: '消火栓设备列表' })).findByText(sensorNumber)

function Hydrant({ open = true, alarms = false, ...rest }: Partial<HydrantDialogProps> & { alarms?: boolean }) {
  return (
    <SmartFireProvider client={client} alarms={alarms ? { userId: '7' } : undefined}>
      <HydrantDialog hydrantId="31" channelId="5" open={open} onClose={() => undefined} {...rest} />
    </SmartFireProvider>
  )
}
