import { createMockBackend } from '@smart-fire/api-client/mock'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { ConsoleRoutes } from '../../layout/console-routes'
import { followToolbar, FrontStage, storySignInClient, StoryWorld } from '../../testing/story-world'
import { SessionProvider } from '../../testing/session-provider'
import { aSession, aSignedInUser } from './session.fixtures'
import type { SessionContext } from './session.context'
import { sessionMachine } from './session.machine'
import { SessionGate } from './session-gate'

interface Args {
  value: StateValueFrom<typeof sessionMachine>
  context?: Partial<SessionContext>
}

const meta = {
  title: 'Console 控制台/Session 登录会话/States',
  id: 'console-session-states',
  parameters: { machine: sessionMachine, msw: createMockBackend().handlers },
  beforeEach: followToolbar,
  render: ({ value, context = {} }, { globals }) => (
    <FrontStage>
      <SessionProvider
        options={{ input: { session: null, endReason: null }, snapshot: snapshotAt(sessionMachine, value, aSession(context)) }}
      >
        <SessionGate client={storySignInClient()}>
          {(signedIn) => (
            <StoryWorld globals={globals}>
              <MemoryRouter initialEntries={['/gailan/overView']}><ConsoleRoutes signedIn={signedIn} /></MemoryRouter>
            </StoryWorld>
          )}
        </SessionGate>
      </SessionProvider>
    </FrontStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Anonymous: Story = {
  args: { value: 'anonymous' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '智慧消防云平台' })).toBeVisible()
    await expect(await screen.findByRole('img', { name: /验证码图片/ })).toBeVisible()
    await expect(screen.getByLabelText('账号')).toHaveFocus()
  },
}

export const WrongCredentials: Story = {
  args: { value: 'anonymous', context: { problem: { kind: 'credentials' }, failedAttempts: 1 } },
  play: async () => {
    await expect(await screen.findByText('账户或密码错误！')).toBeVisible()
    await expect(screen.getByLabelText('密码')).toHaveFocus()
  },
}

/** The account and the password are not in doubt: only the code is marked, and it has the focus. */
export const WrongCode: Story = {
  args: { value: 'anonymous', context: { problem: { kind: 'code' }, failedAttempts: 1 } },
  play: async () => {
    await expect(await screen.findByText('验证码错误')).toBeVisible()
    await expect(screen.getByLabelText('验证码')).toHaveFocus()
    await expect(screen.getByLabelText('密码')).not.toBeInvalid()
  },
}

export const Locked: Story = {
  args: { value: 'anonymous', context: { problem: { kind: 'locked', retryAfterMs: 420_000 }, failedAttempts: 6 } },
  play: async () => {
    await expect(await screen.findByText('尝试次数过多，请 7 分钟后再试')).toBeVisible()
  },
}

export const NoService: Story = {
  args: { value: 'anonymous', context: { problem: { kind: 'unreachable' }, failedAttempts: 1 } },
  play: async () => {
    await expect(await screen.findByText('服务请求超时！')).toBeVisible()
  },
}

export const AfterTimeOut: Story = {
  args: { value: 'anonymous', context: { endReason: 'expired' } },
  play: async () => {
    await expect(await screen.findByText('状态超时被登出！')).toBeVisible()
  },
}

export const AfterPasswordChange: Story = {
  args: { value: 'anonymous', context: { endReason: 'passwordChanged' } },
  play: async () => {
    await expect(await screen.findByText('修改成功')).toBeVisible()
  },
}

export const Authenticating: Story = {
  args: { value: 'authenticating' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '正在登录…' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The identity was confirmed by its provider; its account is asked for once. */
export const BindingAnAccount: Story = {
  args: { value: 'anonymous', context: { binding: { ticket: 'bind-1', provider: '集团统一认证', person: 'li.ming@集团' } } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '绑定账号' })).toBeVisible()
    await expect(screen.getByText(/集团统一认证.*li\.ming@集团/)).toBeVisible()
    await expect(screen.getByRole('button', { name: '登录并绑定' })).toBeVisible()
  },
}

export const Departing: Story = {
  args: { value: 'departing' },
  play: async () => {
    await expect(await screen.findByText('正在前往登录页面…')).toBeVisible()
  },
}

export const Arriving: Story = {
  args: { value: 'arriving' },
  play: async () => {
    await expect(await screen.findByText('正在登录智慧消防云平台…')).toBeVisible()
  },
}

export const SecondFactor: Story = {
  args: { value: 'secondFactor', context: { ticket: 'step-1' } },
  play: async () => {
    await expect(await screen.findByLabelText('动态验证码（6 位数字）')).toHaveFocus()
    await expect(screen.getByRole('button', { name: '手机不在身边，使用恢复码' })).toBeVisible()
  },
}

export const WrongSecondCode: Story = {
  args: { value: 'secondFactor', context: { ticket: 'step-1', problem: { kind: 'code' }, failedAttempts: 1 } },
  play: async () => {
    await expect(await screen.findByText('验证码错误')).toBeVisible()
    await expect(screen.getByLabelText('动态验证码（6 位数字）')).toBeInvalid()
  },
}

export const CheckingCode: Story = {
  args: { value: 'checkingCode', context: { ticket: 'step-1' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '正在登录…' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const LoadingUser: Story = {
  args: { value: 'loadingUser' },
  play: async () => {
    await expect(await screen.findByText('正在登录智慧消防云平台…')).toBeVisible()
  },
}

export const Unreachable: Story = {
  args: { value: 'unreachable', context: { attempts: 3 } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '暂时无法打开平台' })).toBeVisible()
    await expect(screen.getByText('已重试 3 次')).toBeVisible()
    await expect(screen.getByRole('button', { name: '立即重试' })).toBeEnabled()
  },
}

export const SignedIn: Story = {
  args: { value: 'signedIn', context: { signedIn: aSignedInUser() } },
  play: async () => {
    await expect(await screen.findByRole('navigation', { name: '主导航' })).toBeVisible()
    await expect(await screen.findByRole('heading', { name: '设备状态' })).toBeVisible()
  },
}

export const SigningOut: Story = {
  args: { value: 'signingOut' },
  play: async () => {
    await expect(await screen.findByText('正在退出…')).toBeVisible()
  },
}
