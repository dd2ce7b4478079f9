import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aBuilding, aPlan, aSensor, createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { FloorPlanDialog } from './floor-plan-dialog'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())
const MOST_TABS = 80
const PATIENCE = { timeout: 10_000 }

const meta = {
  title: 'Dialogs 对话框/Floor plan 平面图/Walks 走查',
  id: 'dialogs-floor-plan-walks',
  component: FloorPlanDialog,
  parameters: { msw: backend.handlers },
  args: { buildingId: '12', channelId: '1', floor: 3, open: true, onClose: fn() },
  beforeEach: () => {
    backend.world.buildings = [aBuilding()]
    backend.world.plans = [aPlan()]
    backend.world.sensors = [
      aSensor({ id: '1', status: SENSOR_STATUS.alarm, position: '东侧走廊' }),
      aSensor({ id: '2', status: SENSOR_STATUS.offline, position: '302室' }),
      aSensor({ id: '3', floor: 1, position: '大堂' }),
    ]
  },
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client}>
      <FloorPlanDialog {...args} />
    </StoryProvider>
  ),
} satisfies Meta<typeof FloorPlanDialog>

export default meta
type Story = StoryObj<typeof meta>

/** By Tab alone, as a person without a mouse does. */
async function tabTo(target: HTMLElement) {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (document.activeElement === target) return
    await userEvent.tab()
  }
  throw new Error(`${MOST_TABS} times Tab did not lead to ${target.textContent}`)
}

async function press(target: HTMLElement) {
  await tabTo(target)
  await userEvent.keyboard('{Enter}')
}

export const WithTheKeyboardAlone: Story = {
  play: async ({ args }) => {
    await dialogShown()
    await press(await screen.findByRole('button', { name: '查看实时数据：东侧走廊' }, PATIENCE))
    await dialogShown('实时数据')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '实时数据' })).toBeNull())

    await tabTo(await screen.findByRole('radio', { name: '列表' }, PATIENCE))
    await userEvent.keyboard('{ArrowRight}')
    await press(await screen.findByRole('button', { name: '报警 东侧走廊' }, PATIENCE))
    const popover = await dialogShown('报警 东侧走廊')
    await press(await within(popover).findByRole('button', { name: '实时数据' }, PATIENCE))
    await dialogShown('实时数据')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '实时数据' })).toBeNull())
    await expect(await screen.findByRole('dialog', { name: '报警 东侧走廊' }, PATIENCE)).toBeVisible()
    await tabTo(await within(popover).findByRole('button', { name: '实时数据' }, PATIENCE))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '报警 东侧走廊' })).toBeNull())

    await press(await screen.findByRole('button', { name: '1F' }, PATIENCE))
    await waitFor(() => expect(screen.getByRole('button', { name: '1F' })).toHaveAttribute('aria-current', 'true'))
    await tabTo(screen.getByRole('tab', { name: '楼层信息' }))
    await userEvent.keyboard('{ArrowRight}')
    await press(await screen.findByRole('button', { name: '前往 3F' }, PATIENCE))
    await waitFor(() => expect(screen.getByRole('button', { name: /^3F/ })).toHaveAttribute('aria-current', 'true'))
    await press(screen.getByRole('button', { name: '收起信息面板' }))
    await expect(screen.getByRole('button', { name: '展开信息面板' })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const WithAScreenReader: Story = {
  play: async () => {
    const dialog = within(await dialogShown('星河大厦'))
    // title, contents and problems: each is found by its own name
    await expect(dialog.getByRole('navigation', { name: '楼层' })).toBeVisible()
    await expect(await dialog.findByRole('button', { name: /3F.*有报警/, current: true }, PATIENCE)).toBeVisible()
    const devices = await dialog.findByRole('table', { name: '3F 设备列表' })
    await expect(within(devices).getByRole('columnheader', { name: '实时数据' })).toBeVisible()
    await expect(dialog.getByRole('complementary', { name: '楼层与建筑信息' })).toBeVisible()
    await expect(dialog.getByRole('region', { name: '设备统计' })).toHaveTextContent(/报警\s*1/)
    await expect(dialog.getByRole('region', { name: '报警记录' })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: '平面图' }))
    await expect(await dialog.findByRole('application', { name: '3F 平面图' }, PATIENCE)).toBeVisible()
    // the picture has a description, which changes with it
    await expect(await dialog.findByText('3F，1 处报警，1 处故障或离线', {}, PATIENCE)).toBeInTheDocument()
    await expect(await dialog.findByRole('button', { name: '离线 302室' }, PATIENCE)).toBeInTheDocument()
  },
}

const TALL = { floors: 60, basements: 4 }

export const InATallBuilding: Story = {
  args: { floor: -4 },
  beforeEach: () => {
    backend.world.buildings = [aBuilding(TALL)]
    backend.world.sensors = [
      aSensor({ id: '1', floor: 60, status: SENSOR_STATUS.alarm, position: '停机坪' }),
      aSensor({ id: '2', floor: -4, status: SENSOR_STATUS.fault, position: '车库D区' }),
    ]
  },
  play: async () => {
    await dialogShown()
    const rail = await screen.findByRole('navigation', { name: '楼层' })
    // until the floors are loaded the rail shows only the requested floor
    await waitFor(() => expect(within(rail).getAllByRole('button')).toHaveLength(TALL.floors + TALL.basements), PATIENCE)
    await waitFor(() => expect(isWithin(within(rail).getByRole('button', { name: /^-4F/ }), rail)).toBe(true))
    await userEvent.click(await screen.findByRole('tab', { name: '建筑信息' }))
    await userEvent.click(await screen.findByRole('button', { name: '前往 60F' }, PATIENCE))
    await expect(await screen.findByText('停机坪', {}, PATIENCE)).toBeVisible()
    await waitFor(() => expect(isWithin(within(rail).getByRole('button', { name: /^60F/ }), rail)).toBe(true))
  },
}

const MARKERS = 2_000

export const OnAFloorWithTwoThousandMarkers: Story = {
  args: { floor: 3, mode: 'image', sensorId: '1500' },
  beforeEach: () => {
    backend.world.sensors = Array.from({ length: MARKERS }, (_, at) =>
      aSensor({
        id: `${at + 1}`,
        position: `${at + 1}号点位`,
        status: at === 1_499 ? SENSOR_STATUS.alarm : SENSOR_STATUS.normal,
        mark: { x: 20 + (at % 50) * 15, y: 20 + Math.floor(at / 50) * 10 },
      }),
    )
  },
  play: async () => {
    const popover = await dialogShown(/^报警/)
    await expect(await within(popover).findByText('1500号点位', {}, PATIENCE)).toBeVisible()
    await expect(await screen.findByText('3F，1 处报警，0 处故障或离线', {}, PATIENCE)).toBeInTheDocument()
  },
}

function isWithin(element: HTMLElement, frame: HTMLElement): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()]
  return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
}
