import { expect, it } from 'vitest'
import { zhCN } from './contact.messages'
import { contactStates, readingText, reportedText } from './reading-text'

const text = (name: string | null, value: number | null, unit: string | null, code?: string) => readingText({ name, value, unit, code }, zhCN)

it('has its unit', () => {
  expect(text('温度', 69.2, '℃')).toBe('69.2 ℃')
  expect(text('信号强度', -93, 'dBm')).toBe('−93 dBm')
})

it('is a word for a contact, by its code or its name', () => {
  expect(text('烟感', 1, null)).toBe('报警')
  expect(text('烟感', 0, '')).toBe('正常')
  expect(text('倾斜', 1, null)).toBe('已倾斜')
  expect(text(null, 1, null, 'XQX')).toBe('已倾斜')
})

it('is left out for a contact that is not known, and without a value', () => {
  expect(text('开关量输入1', 1, null)).toBeNull()
  expect(text('温度', null, '℃')).toBeNull()
})

it('keeps a value whose unit the server does not send', () => {
  expect(text('温度', 69.2, null)).toBe('69.2')
})

it('takes 1 of a measured quantity for a value', () => {
  expect(text('电流', 1, 'A')).toBe('1 A')
  expect(contactStates({ name: '倾斜', unit: '°' }, zhCN)).toBeNull()
})

it('reads the texts that the server sends', () => {
  expect(reportedText({ name: '温度', data: '69.2℃' }, zhCN)).toBe('69.2 ℃')
  expect(reportedText({ name: '烟感', data: '1' }, zhCN)).toBe('报警')
  expect(reportedText({ name: '温度', data: null }, zhCN)).toBeNull()
})
