import { expect, it } from 'vitest'
import { LINK_OFF, type AlarmClientStatus } from '../alarm-client/alarm-client-status'
import { ageText, describeLink } from './describe-link'
import { zhCN } from './link-status.messages'

const SINCE = Date.UTC(2026, 10, 20, 4, 5, 6)
const describeIt = (status: Partial<AlarmClientStatus>) => describeLink({ ...LINK_OFF, since: SINCE, ...status }, zhCN)

it.each([
  [{ link: 'live', sync: 'synced' }, 'normal', '实时连接正常'],
  [{ link: 'awaitingReply', sync: 'synced' }, 'normal', '实时连接正常'],
  [{ link: 'live', sync: 'catchingUp' }, 'info', '正在同步'],
  [{ link: 'live', sync: 'unconfirmed' }, 'info', '正在核对服务器数据'],
  [{ link: 'live', sync: 'failed' }, 'fault', '同步失败，正在重试'],
  [{ link: 'connecting' }, 'info', '正在连接'],
  [{ link: 'reconnecting' }, 'fault', '连接中断，正在重连（自 12:05:06）'],
  [{ link: 'reconnecting', stale: true }, 'offline', '离线（自 12:05:06 起无数据）'],
  [{ link: 'connecting', stale: true }, 'offline', '离线（自 12:05:06 起无数据）'],
  [{ link: 'refused' }, 'offline', '连接被拒绝，请重新登录'],
  [{ link: 'reconnecting', since: null }, 'fault', '正在连接'],
  [{ link: 'reconnecting', since: null, stale: true }, 'offline', zhCN.never],
] satisfies [Partial<AlarmClientStatus>, string, string][])('%j is %s: %s', (status, tone, text) => {
  expect(describeIt(status)).toEqual({ tone, text })
})

it.each([
  [0, '0 秒前更新'],
  [8_400, '8 秒前更新'],
  [119_000, '119 秒前更新'],
  [200_000, '3 分钟前更新'],
  [-3_600_000, '0 秒前更新'],
])('data whose last contact lies %d ms back is %s', (age, text) => {
  expect(ageText(SINCE, SINCE + age, zhCN)).toBe(text)
})
