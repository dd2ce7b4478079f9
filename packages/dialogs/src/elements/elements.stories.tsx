import { createApiClient } from '@smart-fire/api-client'
import { aHydrant, aHydrantSensor, aRecord, createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { desk, StoryElement } from '../testing/story-element'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())
const PATIENCE = { timeout: 15_000 } // a dialog is loaded when it is opened

const meta = {
  title: 'Dialogs 对话框/Custom elements 自定义元素',
  id: 'dialogs-custom-elements',
  component: StoryElement,
  parameters: { msw: backend.handlers },
  args: { tag: 'fs-exception-list', attributes: {}, client },
  beforeEach: () => {
    backend.heal()
    backend.world.records = [aRecord({ id: '1' })]
    backend.world.hydrants = [aHydrant({ protectionRadius: 60 })]
    backend.world.sensors = [...backend.world.sensors, aHydrantSensor({ id: '701', sensorNumber: 'h00000017' })]
    return () => backend.alarms.drop()
  },
} satisfies Meta<typeof StoryElement>

export default meta
type Story = StoryObj<typeof meta>

const openDialog = () => waitFor(() => {
  const dialog = desk()?.querySelector('[role="dialog"][data-state="open"]')
  if (!(dialog instanceof HTMLElement)) throw new Error('no dialog is open')
  return dialog
}, PATIENCE)

/** Opens the element with the button of the page, closes it with its own, and reads what the page has heard. */
const opensAndCloses: Story['play'] = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^<fs-/ }))
  const dialog = await openDialog()
  const close = await waitFor(() => dialog.querySelector('button[aria-label="关闭"]') ?? Promise.reject(new Error('no button')), PATIENCE)
  await userEvent.click(close)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('fs-close'), PATIENCE)
  await expect(screen.getByRole('status')).not.toHaveTextContent('fs-error')
}

export const ExceptionList: Story = { play: opensAndCloses }

export const FloorPlan: Story = {
  args: { tag: 'fs-floor-plan', attributes: { 'building-id': '12', 'channel-id': '1' } },
  play: opensAndCloses,
}

export const Hydrant: Story = {
  args: { tag: 'fs-hydrant', attributes: { 'hydrant-id': '31', 'channel-id': '5', mode: 'list' } },
  play: opensAndCloses,
}

export const SensorRealtime: Story = {
  args: { tag: 'fs-sensor-realtime', attributes: { 'sensor-id': '501', 'channel-id': '1' } },
  play: opensAndCloses,
}

export const AlarmFeed: Story = {
  args: { tag: 'fs-alarm-feed', attributes: { 'user-id': '9', named: '' } },
  play: async () => {
    await waitFor(() => expect(backend.alarms.openLinks).toBe(1), PATIENCE)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('fs-unacknowledged'), PATIENCE)
    backend.raise(aRecord({ id: '5', sensorNumber: 'x5' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('fs-alarm'), PATIENCE)
    await waitFor(() => expect(desk()?.querySelector('article')).toHaveTextContent('火警'), PATIENCE)
  },
}

/** Rules of the page stop at the shadow root, and its variables do not. */
export const InTheColoursOfThePage: Story = {
  args: { variables: { '--fsc-light-canvas': '#f4f0e8', '--fsc-radius': '12px', '--fsc-font': 'Georgia, serif' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^<fs-/ }))
    const dialog = await openDialog()
    const button = await waitFor(() => dialog.querySelector('button') ?? Promise.reject(new Error('no button')), PATIENCE)
    const { borderTopLeftRadius, fontFamily } = getComputedStyle(button)
    await expect([borderTopLeftRadius, fontFamily]).toEqual(['12px', 'Georgia, serif'])
    await expect(getComputedStyle(dialog).getPropertyValue('--fsc-colors-bg-canvas')).toBe('#f4f0e8')
  },
}
