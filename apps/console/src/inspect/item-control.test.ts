import { ITEM_KIND, type InspectionItem } from '@smart-fire/api-client/inspection-work'
import { expect, it } from 'vitest'
import { isAbnormalItem } from './item-control'

const isAbnormal = (value: string, changes: Partial<InspectionItem> = {}) => isAbnormalItem({ content: '压力', kind: ITEM_KIND.number, needsPhoto: false, unit: 'MPa', min: 1, max: 1.4, ...changes }, value)

it('a number is normal between its limits, both included, as it is for the server', () => {
  expect(['0.99', '1', '1.2', '1.4', '1.41'].map((value) => isAbnormal(value))).toEqual([true, false, false, false, true])
})

it('a limit that is open bounds nothing, and a limit of 0 is one', () => {
  expect([isAbnormal('999', { max: null }), isAbnormal('-999', { min: null }), isAbnormal('-1', { min: 0 }), isAbnormal('1', { min: null, max: 0 })]).toEqual([false, false, true, true])
})

it('what is no number is abnormal, also one without an end where the limit is open', () => {
  expect([isAbnormal('正常'), isAbnormal('1.2.3'), isAbnormal('Infinity', { max: null }), isAbnormal('-1e999', { min: null })]).toEqual([true, true, true, true])
})

it('a choice says itself whether it is abnormal, a text decides nothing, and what is not entered yet is not abnormal', () => {
  expect([isAbnormal('0', { kind: ITEM_KIND.choice }), isAbnormal('1', { kind: ITEM_KIND.choice }), isAbnormal('1', { kind: ITEM_KIND.text }), isAbnormal('')]).toEqual([false, true, false, false])
})
