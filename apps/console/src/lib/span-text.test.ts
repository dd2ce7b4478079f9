import { expect, it } from 'vitest'
import { en, zhCN } from './span-text.messages'

it.each([
  [0, '0秒', '0 s'],
  [59.6, '1分', '1 min'],
  [90, '1分30秒', '1 min 30 s'],
  [3600, '1小时', '1 h'],
  [86_400, '1天', '1 d'],
  [90_061, '1天1小时', '1 d 1 h'],
  [2_592_000, '30天', '30 d'],
])('writes %d seconds in the two largest units that they fill', (seconds, inChinese, inEnglish) => {
  expect([zhCN.span(seconds), en.span(seconds)]).toEqual([inChinese, inEnglish])
})
