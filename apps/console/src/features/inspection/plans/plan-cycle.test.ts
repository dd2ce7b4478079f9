import { expect, it } from 'vitest'
import { cycleText } from './plan-cycle'
import { en, zhCN } from './plan-cycle.messages'
import * as screenWords from './plans.messages'
import { aPlan } from './plans.sample'

const inChinese = (changes: Parameters<typeof aPlan>[0]) => cycleText(aPlan(changes), zhCN, screenWords.zhCN)
const inEnglish = (changes: Parameters<typeof aPlan>[0]) => cycleText(aPlan(changes), en, screenWords.en)

it('says how many days lie between two inspections, and not only that there are some', () => {
  expect(inChinese({ cycle: '1', every: 1 })).toBe('每天')
  expect(inChinese({ cycle: '1', every: 3 })).toBe('每 3 天')
  expect(inEnglish({ cycle: '1', every: 3 })).toBe('Every 3 days')
})

it('says on which days of the week or month a route is inspected', () => {
  expect(inChinese({ cycle: '2', weekdays: ['1', '3'] })).toBe('每周一、周三')
  expect(inEnglish({ cycle: '2', weekdays: ['1', '3'] })).toBe('Every Monday, Wednesday')
  expect(inChinese({ cycle: '3', every: 1, monthDays: ['1', 'last'] })).toBe('每月 1 日、最后一天')
  expect(inChinese({ cycle: '3', every: 2, monthDays: ['15'] })).toBe('每 2 个月 15 日')
  expect(inEnglish({ cycle: '3', every: 2, monthDays: ['15'] })).toBe('Every 2 months: 15')
})

it('says no more than the answer does: the kind of cycle, the code of an unknown one, or nothing', () => {
  expect(inChinese({ cycle: '0' })).toBe('一次')
  expect(inChinese({ cycle: '1', every: null })).toBe('每隔几天')
  expect(inChinese({ cycle: '2', weekdays: null })).toBe('每周')
  expect(inChinese({ cycle: '3', every: 1, monthDays: [] })).toBe('每月')
  expect(inChinese({ cycle: '9' as never })).toBe('9')
  expect(inChinese({ cycle: null })).toBe('')
})
