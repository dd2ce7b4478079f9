import { statusWords } from '@smart-fire/dialogs/device-words'
import { expect, it } from 'vitest'
import { aPlace } from './overview.fixtures'
import { zhCN } from './overview.messages'
import { markerOf } from './place-marker'

const counts = { alarm: 1, fault: 0, offline: 0, normal: 39 }

const marker = (over: Parameters<typeof aPlace>[0]) => markerOf(aPlace(over), zhCN.map, statusWords.zhCN)[0]

it.each([
  ['a pending fire', { counts, openFires: 1 }, 'alarm', '火警 1', '报警 火警 1 待处理 1'],
  ['a real fire that still burns', { counts, realFires: 1 }, 'alarm', '真实火警 1', '报警 真实火警 1'],
  ['a real fire and a pending one', { counts, realFires: 2, openFires: 1 }, 'alarm', '真实火警 2 · 火警 1', '报警 真实火警 2 火警 1 待处理 1'],
  ['a real fire and a pending fault', { counts, realFires: 1, openFaults: 3 }, 'alarm', '真实火警 1', '报警 真实火警 1 待处理 3'],
  ['a real fire while the devices in alarm are unknown', { counts: { ...counts, alarm: null }, realFires: 1 }, 'alarm', '真实火警 1', '报警 真实火警 1'],
  ['a pending fault', { openFaults: 1 }, 'fault', '待处理 1', '故障 待处理 1'],
  ['nothing', {}, 'normal', undefined, '正常'],
])('the label and the words of a place with %s', (_, over, tone, caption, status) => {
  expect(marker(over)).toMatchObject({ tone, status })
  expect(marker(over)?.caption).toBe(caption)
})

it('has no marker without coordinates', () => {
  expect(marker({ coordinates: null })).toBeUndefined()
})
