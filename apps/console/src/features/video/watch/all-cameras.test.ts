import { SENSOR_STATUS } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { aCamera } from '../cameras/cameras.sample'
import { buildingsOf, groupNamesOf, isOnline, toneOf } from './all-cameras'

const all = [
  aCamera({ id: '1', name: '泵房', buildingName: '甲楼', groupName: '重点部位', status: SENSOR_STATUS.offline }),
  aCamera({ id: '2', name: '大堂', buildingName: '甲楼', groupName: '出入口', status: SENSOR_STATUS.normal }),
  aCamera({ id: '3', name: '大堂', buildingName: '乙楼', groupName: '出入口', status: SENSOR_STATUS.alarm }),
  aCamera({ id: '4', name: '车库', buildingName: '乙楼', groupId: null, groupName: null, status: SENSOR_STATUS.normal }),
]

const idsOf = (search: string, group: string) => buildingsOf(all, { search, group }).map(({ name, cameras }) => [name, ...cameras.map(({ id }) => id)])

it('lists the cameras by building, those in alarm first and those offline last', () => {
  expect(idsOf('', '')).toEqual([['乙楼', '3', '4'], ['甲楼', '2', '1']])
})

it('keeps what is in the chosen group and contains the words', () => {
  expect(idsOf('', '出入口')).toEqual([['乙楼', '3'], ['甲楼', '2']])
  expect(idsOf('甲楼', '出入口')).toEqual([['甲楼', '2']])
  expect(idsOf('车库', '出入口')).toEqual([])
})

it('offers each group once, and none for a camera without', () => {
  expect(groupNamesOf(all)).toEqual(['出入口', '重点部位'])
})

it('has a mark of its own for each status, and counts a camera of an unknown one as not online', () => {
  const tones = [...Object.values(SENSOR_STATUS), null].map((status) => [toneOf(aCamera({ status })), isOnline(aCamera({ status }))])
  expect(tones).toEqual([['fault', true], ['alarm', true], ['normal', true], ['notEnabled', false], ['offline', false], ['info', false]])
})
