import { createMockBackend } from '@smart-fire/api-client/mock'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, screen, waitFor } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { ShellView } from '../../layout/shell'
import { followToolbar, StoryWorld } from '../../testing/story-world'
import { grantedSections } from '../routes/granted-menus'
import { SCREENS } from '../routes/screens'
import { SessionProvider } from '../../testing/session-provider'
import { aSignedInUser } from '../session/session.fixtures'
import { OverlayActor } from './overlay.actor'
import { overlayMachine } from './overlay.machine'

interface Args {
  value: StateValueFrom<typeof overlayMachine>
  address?: string
  /** the day on which the service of the site ends */
  validUntil?: string
}

const { user, menus } = aSignedInUser()

const meta = {
  title: 'Console 控制台/Shell 框架/States',
  id: 'console-shell-states',
  parameters: { machine: overlayMachine, msw: createMockBackend().handlers },
  beforeEach: followToolbar,
  render: ({ value, address = null, validUntil = null }, { globals }) => (
    <SessionProvider options={{ input: { session: null, endReason: null } }}>
      <StoryWorld globals={globals}>
        <MemoryRouter initialEntries={['/gailan/overView']}>
          <OverlayActor.Provider options={{ snapshot: snapshotAt(overlayMachine, value, { address }) }}>
            <ShellView sections={grantedSections(menus, SCREENS)} home="/gailan/overView" user={{ ...user, validUntil }} />
          </OverlayActor.Provider>
        </MemoryRouter>
      </StoryWorld>
    </SessionProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const None: Story = {
  args: { value: 'none' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: '概览', current: 'page' })).toBeVisible()
    await expect(screen.getByRole('button', { name: '待处理异常数量未知，打开列表' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Live notices begin right below the top bar: a bar above it would move its buttons under them. */
export const BarBelowTopBar: Story = {
  args: { value: 'none', validUntil: '2026-01-31' },
  play: async () => {
    const bar = await screen.findByText(/2026-01-31/)
    const banner = screen.getByRole('banner')
    const topBar = banner.getBoundingClientRect()
    await expect(banner.parentElement?.getBoundingClientRect().top).toBe(topBar.top)
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(topBar.bottom)
  },
}

export const ExceptionList: Story = {
  args: { value: 'exceptionList' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const ChangePassword: Story = {
  args: { value: 'changePassword' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '修改密码' })).toBeVisible()
    await expect(screen.getByLabelText(/原密码/)).toBeVisible()
  },
}

export const AccountSecurity: Story = {
  args: { value: 'accountSecurity' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '账号安全' })).toBeVisible()
  },
}

export const Palette: Story = {
  args: { value: 'palette' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '搜索' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('combobox', { name: '搜索功能、建筑、设备、记录' })).toHaveFocus())
    await expect(screen.getByRole('option', { name: /概览/, selected: true })).toBeVisible()
  },
}

export const FoundDialog: Story = {
  args: { value: 'dialog', address: 'building.12' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
