import { expect, it } from 'vitest'

import type { NoticeFacts } from '../../db/schema'
import { defaultText, messageText, noticeSubject, noticeText, unknownVariables } from './notice-text'

const FACTS: NoticeFacts = { at: Date.UTC(2026, 10, 20, 2), place: '滨江大厦', floor: -1, position: '东侧走廊', device: 'S-1', series: '感烟探测器', alarm: '烟感报警', level: '一级', value: '1' }

it('the words of the server name time, place, device and alarm', () => {
  expect(noticeText(defaultText('1'), FACTS)).toBe('【火灾报警】2026-11-20 10:00:00 滨江大厦-1F东侧走廊 感烟探测器（S-1）烟感报警，请立即核实处理。')
  expect(noticeText(defaultText('2'), { ...FACTS, floor: null, position: null, device: null })).toBe('【设备故障】2026-11-20 10:00:00 滨江大厦 感烟探测器烟感报警，请及时检修。')
})

it('the floor is named once where it stands before a position that begins with it, and wherever else a text names it', () => {
  const facts = { ...FACTS, floor: 3, position: '3F 东侧走廊' }
  expect(noticeText(defaultText('1'), facts)).toContain('滨江大厦3F 东侧走廊 感烟探测器')
  expect(noticeText('{建筑}|{楼层}|{位置}', facts)).toBe('滨江大厦|3F|3F 东侧走廊')
  expect(noticeText('{建筑}{楼层}', facts)).toBe('滨江大厦3F')
  expect(noticeText('{楼层}{位置}', { ...facts, floor: 13 })).toBe('13F3F 东侧走廊')
})

it('a text may name any variable, and no other', () => {
  expect(noticeText('{数值} {等级} {时间}', FACTS)).toBe('1 一级 2026-11-20 10:00:00')
  expect(unknownVariables('{建筑} {__proto__} {楼}')).toEqual(['__proto__', '楼'])
})

it('what a device reports stays one line, makes no link and is not read as a variable', () => {
  const text = noticeText('{告警}', { ...FACTS, alarm: '漏电\r\nBcc: a@b\u202e http://evil.example/x www.evil.example {建筑}' })
  expect(text).toBe('漏电 Bcc: a@b http: // evil.example/x www .evil.example {建筑}')
})

it('a message is cut where an SMS would be', () => {
  expect(noticeText('{告警}', { ...FACTS, alarm: 'x'.repeat(5000) })).toHaveLength(400)
})

it('a message is cut between two characters, never within one that needs two places', () => {
  const text = noticeText('{告警}', { ...FACTS, alarm: `x${'𠮷'.repeat(300)}` })
  expect(text).toBe(`x${'𠮷'.repeat(199)}`)
  expect(noticeText('{告警}', { ...FACTS, alarm: '𠮷'.repeat(300) })).toBe('𠮷'.repeat(200))
})

it('several records are said with their number, and a test is marked', () => {
  expect(messageText('滨江大厦 烟感报警', 7, false)).toContain('等 7 条')
  expect(messageText('滨江大厦 烟感报警', 7, true)).toMatch(/^【测试】.*等 7 条/)
  expect(messageText('滨江大厦 烟感报警', 1, true)).toBe('【测试】滨江大厦 烟感报警')
})

it('a long message about several records is cut before their number, which an SMS service would cut off', () => {
  const content = noticeText('{告警}', { ...FACTS, alarm: '漏'.repeat(5000) })
  const text = messageText(content, 7, true)
  expect(text).toMatch(/^【测试】漏+（等 7 条，详情请查看平台）$/)
  expect(text).toHaveLength(400)
  expect(messageText('𠮷'.repeat(200), 7, false)).toMatch(/^𠮷+（等 7 条，详情请查看平台）$/u)
  expect(messageText(content, 1, false)).toBe(content)
})

it('a real alarm never reads as a test', () => {
  expect(messageText('滨江大厦 烟感报警', 1, false)).toBe('滨江大厦 烟感报警')
  expect(messageText('滨江大厦 烟感报警', 7, false)).not.toContain('测试')
  expect([noticeSubject('1', 1, false), noticeSubject('1', 1, true)]).toEqual(['火灾报警通知', '【测试】火灾报警通知'])
})
