import { expect, it } from 'vitest'

import { judgeItems } from './judge'

const TYPE = {
  checkChoices: [{ name: '铅封完好', place: null, needsPhoto: false }],
  checkValues: [
    { name: '剩余电流', place: null, needsPhoto: false, isNumber: true, unit: 'mA', min: null, max: 300 },
    { name: '压力', place: null, needsPhoto: false, isNumber: true, unit: 'MPa', min: 0.4, max: null },
    { name: '备注', place: null, needsPhoto: false, isNumber: false, unit: null, min: null, max: null },
  ],
}
const isAbnormal = (name: string, value: string) => judgeItems(TYPE, [{ name, value }])[0]?.isAbnormal

it.each([['铅封完好', '0'], ['剩余电流', '0'], ['剩余电流', '300'], ['剩余电流', '-1'], ['压力', '0.4'], ['压力', '1000']])('%s is normal with %s', (name, value) => expect(isAbnormal(name, value)).toBe(false))

it.each([['铅封完好', '1'], ['铅封完好', ''], ['铅封完好', '正常'], ['剩余电流', ''], ['剩余电流', ' '], ['剩余电流', '300.1'], ['压力', '0.39'], ['压力', '0.4MPa'], ['压力', 'Infinity']])('%s is abnormal with “%s”, which does not say that it is normal', (name, value) => {
  expect(isAbnormal(name, value)).toBe(true)
})

it('a text decides nothing, and neither does an item that the type no longer has: both are kept as they were entered', () => {
  expect(judgeItems(TYPE, [{ name: '备注', value: '9999' }, { name: '已删除', value: '1' }])).toEqual([
    { name: '备注', value: '9999', unit: null, min: null, max: null, isAbnormal: false },
    { name: '已删除', value: '1', unit: null, min: null, max: null, isAbnormal: false },
  ])
  expect(judgeItems({ checkChoices: null, checkValues: null }, [{ name: '压力', value: '0' }])).toMatchObject([{ value: '0', isAbnormal: false }])
})
