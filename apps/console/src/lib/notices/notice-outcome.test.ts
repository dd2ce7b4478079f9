import { expect, it } from 'vitest'
import { NOTICE_TONES, outcomeText } from './notice-outcome'
import { zhCN } from './notice-outcome.messages'

const NOTHING = { reason: null, detail: null, tries: 0, nextAt: null }

it('only a notice that was handed over looks well', () => {
  expect(Object.entries(NOTICE_TONES).filter(([, tone]) => tone === 'normal').map(([state]) => state)).toEqual(['sent'])
})

it('a line says why, how often and when again', () => {
  expect(outcomeText({ reason: 'refused', detail: 'HTTP 503', tries: 2, nextAt: Date.UTC(2026, 10, 20, 2) }, zhCN)).toMatch(/^发送通道拒绝 \(HTTP 503\) · 已尝试 2 次 · 下次尝试 2026-11-20 10:00/)
  expect(outcomeText({ ...NOTHING, reason: 'noAddress' }, zhCN)).toBe('未填写手机号或邮箱')
  expect(outcomeText({ ...NOTHING, detail: '每半小时' }, zhCN)).toBe('每半小时')
  expect(outcomeText({ ...NOTHING, nextAt: Date.UTC(2026, 10, 20, 2) }, zhCN)).toBe('')
})
