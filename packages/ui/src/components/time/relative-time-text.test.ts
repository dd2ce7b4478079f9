import { describe, expect, it } from 'vitest'
import { en } from '../../locale/en.messages'
import { zhCN } from '../../locale/zh-cn.messages'
import { msToNextText, relativeTimeText } from './relative-time-text'

const NOW = Date.UTC(2026, 10, 20, 6, 0, 0)
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ago = (age: number) => relativeTimeText(NOW - age, NOW, zhCN)

describe('how long ago (spec 1 §9)', () => {
  it.each([
    [0, '刚刚'], [59 * SECOND, '刚刚'], [MINUTE, '1分钟前'], [59 * MINUTE + 59 * SECOND, '59分钟前'],
    [HOUR, '1小时前'], [23 * HOUR + 59 * MINUTE, '23小时前'], [DAY, '1天前'], [2 * DAY - 1, '1天前'],
    [2 * DAY, '2026-11-18 14:00:00'],
  ])('%i ms is shown as %s', (age, text) => expect(ago(age)).toBe(text))

  it('shows just now when the clock of the machine is slow', () => expect(ago(-3 * MINUTE)).toBe('刚刚'))

  it('has singular and plural in English', () => {
    expect(relativeTimeText(NOW - MINUTE, NOW, en)).toBe('1 minute ago')
    expect(relativeTimeText(NOW - 2 * HOUR, NOW, en)).toBe('2 hours ago')
  })
})

describe('the next change of the text', () => {
  it.each([0, 1, 59_999, MINUTE, 90 * SECOND, HOUR - 1, HOUR, 5 * HOUR + 7, DAY, DAY + HOUR, -5 * SECOND])('%i ms: the text changes exactly then', (age) => {
    const wait = msToNextText(NOW - age, NOW)
    if (wait === null) throw new Error('the words still change')
    expect(relativeTimeText(NOW - age, NOW + wait - 1, zhCN)).toBe(ago(age))
    expect(relativeTimeText(NOW - age, NOW + wait, zhCN)).not.toBe(ago(age))
  })

  it('does not exist for a date', () => expect(msToNextText(NOW - 2 * DAY, NOW)).toBeNull())
})
