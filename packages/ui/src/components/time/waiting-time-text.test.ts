import { expect, it } from 'vitest'
import { en } from '../../locale/en.messages'
import { zhCN } from '../../locale/zh-cn.messages'
import { msToNextWaitingText, waitingTimeText } from './waiting-time-text'

const NOW = Date.UTC(2026, 10, 20, 6, 0, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const waited = (ms: number) => waitingTimeText(NOW - ms, NOW, zhCN)

it.each([
  [0, '已等待不到 1 分钟'], [MINUTE, '已等待 1 分钟'], [HOUR - 1, '已等待 59 分钟'], [2 * HOUR, '已等待 2 小时'], [DAY - 1, '已等待 23 小时'],
  [DAY, '已等待 1 天'], [40 * DAY, '已等待 40 天'], [-3 * MINUTE, '已等待不到 1 分钟'],
])('%i ms are shown as %s', (ms, text) => expect(waited(ms)).toBe(text))

it('has singular and plural in English', () => {
  expect([MINUTE, 2 * HOUR, DAY].map((ms) => waitingTimeText(NOW - ms, NOW, en))).toEqual(['waiting for 1 minute', 'waiting for 2 hours', 'waiting for 1 day'])
})

it.each([0, 59_999, MINUTE, HOUR - 1, 5 * HOUR + 7, DAY, 3 * DAY + HOUR, -5_000])('%i ms: the text changes exactly then', (ms) => {
  const next = NOW + msToNextWaitingText(NOW - ms, NOW)
  expect(waitingTimeText(NOW - ms, next - 1, zhCN)).toBe(waited(ms))
  expect(waitingTimeText(NOW - ms, next, zhCN)).not.toBe(waited(ms))
})
