import { expect, it } from 'vitest'
import { itemValue } from './result-facts'

const WORDS = { normal: '正常', abnormal: '异常' }
const anItem = (entered: { value: string; abnormal: boolean | null; unit?: string; max?: number }) => ({ id: '1', name: '检查项', unit: null, min: null, max: null, ...entered })

it.each([
  ['a choice', { value: '1', abnormal: true }, '异常'],
  ['a choice', { value: '0', abnormal: false }, '正常'],
  ['a choice of a server that does not judge', { value: '1', abnormal: null }, '异常'],
  ['a number without limits', { value: '1', abnormal: false }, '1'],
  ['a number with a unit', { value: '0', abnormal: false, unit: '处' }, '0 处'],
  ['a number with a limit', { value: '1', abnormal: true, max: 0 }, '1'],
])('%s, %j, is shown as %s', (_, entered, text) => expect(itemValue(anItem(entered), WORDS)).toBe(text))
