import { Flex } from '@smart-fire/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { statePaths } from '../../shared/state-paths'
import { snapshotAt } from '../../testing'
import { StoryProvider } from '../../testing/story-provider'
import { LinkStatusView, StaleBannerView } from '../link-status/link-status'
import { aResponse, anOpenRecord, NOON } from './alarm-client.fixtures'
import { alarmClientMachine } from './alarm-client.machine'
import { statusOf } from './alarm-client-status'
import { catchUp } from './catch-up'
import { RECONCILE_MS } from './link-timing'
import { EMPTY_LEDGER } from './ledger'

type Value = StateValueFrom<typeof alarmClientMachine>

interface Args {
  value: Value
  /** there was never a contact with the server */
  never?: boolean
  /** the last answer of the server was empty, and its count was not */
  contradicted?: boolean
}

const KNOWN = catchUp(EMPTY_LEDGER, aResponse([anOpenRecord()]), []).ledger

const CONTRADICTED = catchUp(KNOWN, aResponse([], { count: 1 }), []).ledger

const meta = {
  title: 'Provider 接入层/Alarm client 报警连接/States',
  id: 'provider-alarm-client-states',
  parameters: { machine: alarmClientMachine },
  render: ({ value, never = false, contradicted = false }, { globals }) => {
    const context = { ledger: never ? EMPTY_LEDGER : contradicted ? CONTRADICTED : KNOWN, held: [], failures: 0, lastContact: never ? null : NOON, ending: null, reconcileMs: RECONCILE_MS, recheckFailures: 0, opensWithoutResponse: 0 }
    const status = statusOf(snapshotAt(alarmClientMachine, value, context))
    return (
      <StoryProvider globals={globals}>
        <Flex data-state={statePaths(value)} direction="column" gap="3" align="flex-start">
          <LinkStatusView status={status} />
          <StaleBannerView status={status} />
        </Flex>
      </StoryProvider>
    )
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const QUIET = { sync: 'synced', recheck: 'idle', poll: 'slow', freshness: 'fresh' } as const
const STARTING = { sync: { catchingUp: 'waiting' }, recheck: 'idle', poll: 'fast', freshness: 'fresh' } as const

function shows(text: string, stale = false): NonNullable<Story['play']> {
  return async () => {
    await expect(await screen.findByText(text)).toBeVisible()
    await expect(screen.queryAllByText(/可能不是最新|可能不完整/)).toHaveLength(stale ? 1 : 0)
  }
}

export const Connecting: Story = {
  args: { value: { ...STARTING, link: 'connecting' }, never: true },
  play: shows('正在连接'),
}

export const Live: Story = { args: { value: { ...QUIET, link: 'live' } }, play: shows('实时连接正常') }

export const CatchingUp: Story = {
  args: { value: { ...QUIET, link: 'live', sync: { catchingUp: { loading: 'holding' } } } },
  play: shows('正在同步'),
}

export const SlowLists: Story = {
  args: { value: { ...QUIET, link: 'live', sync: { catchingUp: { loading: 'showing' } } } },
  play: shows('正在同步'),
}

export const CatchUpFailed: Story = {
  args: { value: { ...QUIET, link: 'live', sync: 'failed' } },
  play: shows('同步失败，正在重试'),
}

export const AwaitingReply: Story = {
  args: { value: { ...QUIET, link: 'awaitingReply', recheck: 'counting' } },
  play: shows('实时连接正常'),
}

export const PushInDoubt: Story = {
  args: { value: { ...QUIET, link: 'live', recheck: 'due' } },
  play: shows('实时连接正常'),
}

export const AnswerInDoubt: Story = {
  args: { value: { ...QUIET, link: 'live', recheck: 'due' }, contradicted: true },
  play: shows('正在核对服务器数据'),
}

export const FetchingAgain: Story = {
  args: { value: { ...QUIET, link: 'live', recheck: 'fetching' } },
  play: shows('实时连接正常'),
}

export const Reconnecting: Story = {
  args: { value: { ...QUIET, link: 'reconnecting', poll: 'fast' } },
  play: shows('连接中断，正在重连（自 12:00:00）'),
}

export const LinkLost: Story = {
  args: { value: { ...QUIET, link: 'reconnecting', poll: 'fast', freshness: 'stale' } },
  play: shows('离线（自 12:00:00 起无数据）', true),
}

export const NeverReached: Story = {
  args: { value: { ...STARTING, link: 'reconnecting', freshness: 'stale' }, never: true },
  play: shows('尚未连接', true),
}

export const Refused: Story = {
  args: { value: { ...QUIET, link: 'refused', poll: 'fast' } },
  play: shows('连接被拒绝，请重新登录'),
}
