import { expect, it } from 'vitest'
import { en, zhCN } from './monitoring.messages'

it.each([
  [0, '0秒', '0 s'],
  [59_999, '59秒', '59 s'],
  [60_000, '1分', '1 min'],
  [3_725_000, '1小时2分', '1 h 2 min'],
  [86_400_000, '1天', '1 d'],
  [90_061_000, '1天1小时', '1 d 1 h'],
])('writes %d ms in its two largest units', (ms, chinese, english) => {
  expect([zhCN.duration(ms), en.duration(ms)]).toEqual([chinese, english])
})
