import { expect, it } from 'vitest'

import { judgeItems } from './judge'

const TYPE = {
  checkChoices: [{ name: '铅封完好', place: null, needsPhoto: false }],
  checkValues: [{ name: '剩余电流', place: null, needsPhoto: false, isNumber: true, unit: 'mA', min: null, max: 300 }],
}
const isAbnormal = (name: string, value: string) => judgeItems(TYPE, [{ name, value }])[0]?.isAbnormal

it.each([['铅封完好', '0'], ['剩余电流', '0'], ['剩余电流', '300']])('%s is normal with %s', (name, value) => expect(isAbnormal(name, value)).toBe(false))

it.each([['铅封完好', '1'], ['铅封完好', ''], ['铅封完好', '正常'], ['剩余电流', ''], ['剩余电流', ' '], ['剩余电流', '300.1']])('%s is abnormal with “%s”, which does not say that it is normal', (name, value) => {
  expect(isAbnormal(name, value)).toBe(true)
})
