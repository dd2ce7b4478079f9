import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fromPromise, type StateValueFrom } from 'xstate'
import { followToolbar, StoryWorld } from '../../testing/story-world'
import { PaletteActor } from './palette.actor'
import { someFound, someSections } from './palette.fixtures'
import { paletteMachine } from './palette.machine'
import type { Found as FoundHits, PaletteContext } from './palette.types'
import { PaletteView } from './palette.view'

interface Args {
  value: StateValueFrom<typeof paletteMachine>
  context: PaletteContext
  onGo: (to: unknown) => void
}

/** Its search never ends. */
const silentMachine = paletteMachine.provide({ actors: { search: fromPromise<FoundHits, string>(() => new Promise(() => undefined)) } })

const meta = {
  title: 'Console 控制台/Command palette 命令面板/States',
  id: 'console-command-palette-states',
  parameters: { machine: paletteMachine },
  beforeEach: followToolbar,
  args: { onGo: fn() },
  render: ({ value, context, onGo }, { globals }) => (
    <StoryWorld globals={globals}>
      <PaletteActor.Provider logic={silentMachine} options={{ snapshot: snapshotAt(paletteMachine, value, context) }}>
        <PaletteView sections={someSections} onGo={onGo} onClose={() => undefined} />
      </PaletteActor.Provider>
    </StoryWorld>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const input = async () => screen.findByRole('combobox', { name: '搜索功能、建筑、设备、记录' })

export const Screens: Story = {
  args: { value: 'screens', context: { query: '', found: null } },
  play: async ({ args }) => {
    await waitFor(async () => expect(await input()).toHaveFocus())
    await expect(within(screen.getByRole('group', { name: '功能' })).getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('option', { name: /异常记录/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect(args.onGo).toHaveBeenLastCalledWith({ path: '/huozaibaojing/exceptionRecord/1' })
  },
}

export const Waiting: Story = {
  args: { value: 'waiting', context: { query: '监测', found: null } },
  play: async () => {
    await expect(await screen.findByText('正在搜索…')).toBeVisible()
    await expect(screen.getByRole('option', { name: /实时监测/ })).toBeVisible()
  },
}

export const Searching: Story = {
  args: { value: 'searching', context: { query: '星河', found: null } },
  play: async () => {
    await expect(await screen.findByText('正在搜索…')).toBeVisible()
    await expect(screen.queryByText(/没有与/)).toBeNull()
  },
}

export const Found: Story = {
  args: { value: 'found', context: { query: '星河', found: someFound() } },
  play: async ({ args }) => {
    const devices = await screen.findByRole('group', { name: '设备' })
    await userEvent.click(within(devices).getByRole('option', { name: /a1b2c3d4/ }))
    await expect(args.onGo).toHaveBeenLastCalledWith({ dialog: 'device.501.1' })
    await expect(screen.getByText('3 条结果')).toBeInTheDocument()
  },
}

export const NothingFound: Story = {
  args: { value: 'found', context: { query: '水压站', found: { buildings: [], devices: null, records: [] } } },
  play: async () => {
    await expect((await screen.findAllByText('没有与“水压站”匹配的结果'))[0]).toBeVisible()
    await expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  },
}

export const PartlyFailed: Story = {
  args: { value: 'found', context: { query: '星河', found: someFound({ devices: 'failed', records: 'failed' }) } },
  play: async () => {
    await expect(await screen.findByText(/设备、记录未能搜索/)).toBeVisible()
    await expect(screen.getByRole('option', { name: /星河大厦/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await expect(await screen.findByText('正在搜索…')).toBeVisible()
  },
}
