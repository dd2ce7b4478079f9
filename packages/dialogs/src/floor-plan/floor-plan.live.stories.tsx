import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aRecord, aSensor, createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { FloorPlanDialog } from './floor-plan-dialog'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())
const DEVICES = 45
const PATIENCE = { timeout: 10_000 }

const meta = {
  title: 'Dialogs 对话框/Floor plan 平面图/Live 实时',
  id: 'dialogs-floor-plan-live',
  component: FloorPlanDialog,
  parameters: { msw: backend.handlers },
  args: { buildingId: '12', channelId: '1', floor: 3, open: true, onClose: fn() },
  beforeEach: () => {
    backend.world.sensors = Array.from({ length: DEVICES }, (_, at) =>
      aSensor({ id: `${at + 1}`, sensorNumber: `n${at + 1}`, position: `${at + 1}号点位`, mark: { x: 40 + at * 12, y: 200 } }),
    )
    backend.world.records = Array.from({ length: 13 }, (_, at) =>
      aRecord({ id: `${100 - at}`, position: `${at + 1}号记录`, raisedAt: backend.world.now() - (at + 1) * 60_000, handled: true }),
    )
  },
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client} alarms={{ userId: '7' }}>
      <FloorPlanDialog {...args} />
    </StoryProvider>
  ),
} satisfies Meta<typeof FloorPlanDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The device of this number raises a fire, and the platform reports it. */
async function fireAt(number: number) {
  await waitFor(() => expect(backend.alarms.openLinks).toBeGreaterThan(0))
  const sensor = backend.world.sensors[number - 1]
  if (sensor === undefined) throw new Error('the world has no such device')
  sensor.status = SENSOR_STATUS.alarm
  const { sensorNumber, position } = sensor
  backend.raise(aRecord({ id: `${500 + number}`, sensorNumber, floor: 3, position, raisedAt: backend.world.now() + number }))
}

const list = () => screen.findByRole('table', { name: '3F 设备列表' })

export const ShowsAnAlarmInEveryPlaceAtOnce: Story = {
  play: async () => {
    await dialogShown()
    await within(await list()).findByText('5号点位')
    await fireAt(5)
    const row = (await within(await list()).findByText('5号点位')).closest('tr')
    await waitFor(() => expect(row).toHaveTextContent('报警'), PATIENCE)
    await expect(await screen.findByRole('button', { name: /3F.*有报警/ })).toHaveAttribute('aria-current', 'true')
    const records = await screen.findByRole('list', { name: '报警记录' })
    await waitFor(() => expect(within(records).getAllByRole('listitem')[0]).toHaveTextContent('5号点位'), PATIENCE)
    const counts = screen.getByRole('region', { name: '设备统计' })
    await waitFor(() => expect(counts).toHaveTextContent(/报警\s*1/), PATIENCE)
  },
}

export const LeavesTheOperatorsPlaceInTheList: Story = {
  play: async () => {
    await dialogShown()
    await within(await list()).findByText('5号点位')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /每页/ }), '40')
    await within(await list()).findByText('40号点位')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '正常')
    await userEvent.click(screen.getByRole('tab', { name: '建筑信息' }))
    const scroller = scrollerOf(await list())
    scroller.scrollTop = 300
    const before = { top: scroller.scrollTop, focused: document.activeElement }
    await fireAt(40)
    await waitFor(async () => expect(await list()).toHaveTextContent('报警'), PATIENCE)
    await waitFor(async () => expect(await list()).not.toHaveAttribute('aria-busy', 'true'), PATIENCE)
    await expect(scrollerOf(await list()).scrollTop).toBe(before.top)
    await expect(document.activeElement).toBe(before.focused)
    await expect(screen.getByRole('combobox', { name: '状态' })).toHaveDisplayValue('正常')
    await expect(screen.getByRole('combobox', { name: /每页/ })).toHaveDisplayValue(/40/)
    await expect(screen.getByRole('tab', { name: '建筑信息' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const LeavesZoomAndPopover: Story = {
  args: { mode: 'image', sensorId: '20' },
  play: async () => {
    const popover = await dialogShown('正常 20号点位')
    await within(popover).findByText('烟雾浓度', {}, PATIENCE)
    const zoomIn = screen.getByRole('button', { name: '放大' })
    await userEvent.click(zoomIn)
    await userEvent.click(zoomIn)
    const settled = await still(popover)
    await fireAt(3)
    await expect(await screen.findByRole('button', { name: '报警 3号点位' }, PATIENCE)).toBeInTheDocument()
    await waitFor(() => expect(popover).toHaveTextContent('烟雾浓度'))
    await expect(screen.getByRole('dialog', { name: '正常 20号点位' })).toBe(popover)
    await expect(boxOf(popover)).toEqual(settled)
  },
}

function scrollerOf(table: HTMLElement): HTMLElement {
  for (let element = table.parentElement; element !== null; element = element.parentElement) {
    if (element.scrollHeight > element.clientHeight + 1) return element
  }
  throw new Error('nothing around the table scrolls')
}

const boxOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left, top, width, height].map(Math.round)
}

/** Number of equal frames in a row after which an animation is considered finished, however slow the machine is. */
const FRAMES_AT_REST = 20

/** Position of an element when its animation has finished. */
async function still(element: HTMLElement): Promise<number[]> {
  let last = boxOf(element)
  for (let alike = 0; alike < FRAMES_AT_REST; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = boxOf(element)
    alike = now.every((side, at) => side === last[at]) ? alike + 1 : 0
    last = now
  }
  return last
}
