import { expect, it } from 'vitest'
import { areDaysRead, keptText } from './kept-days'
import { zhCN } from './site-settings.messages'

const USUAL = { recordDays: null, hasRecordDays: false, usualRecordDays: 1095, hasUsualRecordDays: true }

it.each([
  [{ recordDays: 730, hasRecordDays: true }, '730 天'],
  [{}, '按服务器设置 · 1095 天'],
  [{ usualRecordDays: null, hasUsualRecordDays: false }, '按服务器设置 · 永久'],
])('says for how long records are kept (%j)', (days, text) => {
  expect([keptText({ ...USUAL, ...days }, zhCN), areDaysRead({ ...USUAL, ...days })]).toEqual([text, true])
})

it('days of the server that could not be read are not for ever', () => {
  expect(keptText({ ...USUAL, usualRecordDays: null }, zhCN)).toBe('按服务器设置 · 无法读取')
})

it('own days that could not be read are not those of the server, and are not edited: they would be saved as those', () => {
  const unread = { ...USUAL, hasRecordDays: true }
  expect([keptText(unread, zhCN), areDaysRead(unread)]).toEqual(['无法读取', false])
})
