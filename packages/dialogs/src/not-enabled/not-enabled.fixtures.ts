import { CHANNEL, type NotEnabledRow } from '@smart-fire/api-client'
import { MOCK_NOW } from '@smart-fire/api-client/mock'
import type { NotEnabledContext } from './not-enabled.types'

export function aNotEnabledRow(changes: Partial<NotEnabledRow> = {}): NotEnabledRow {
  return {
    id: '504',
    sensorNumber: 'a1b2c3d7',
    equipmentType: '无线感烟探测器',
    model: 'AL-100',
    manufacturer: '安澜电子',
    channelName: '无线感烟',
    buildingName: '星河大厦',
    hydrantName: null,
    floor: 3,
    position: '302室',
    marked: false,
    fireHostId: null,
    loop: null,
    address: null,
    series: null,
    ...changes,
  }
}

const POSITIONS = ['302室', '西侧走廊', '配电室', '消防电梯前室', '茶水间', '会议室A', '楼梯间']

const someRows = () =>
  POSITIONS.map((position, at) =>
    aNotEnabledRow({ id: `${504 + at}`, sensorNumber: `a1b2c3d${at}`, position, marked: at % 3 === 1 }),
  )

const someFireHostRows = () =>
  POSITIONS.map((position, at) =>
    aNotEnabledRow({
      id: `${904 + at}`,
      sensorNumber: null,
      equipmentType: null,
      model: null,
      manufacturer: null,
      position,
      fireHostId: '5',
      loop: '02',
      address: `0${21 + at}`,
      series: '点型光电感烟',
      marked: at % 2 === 0,
    }),
  )

const someHydrantRows = () => [
  aNotEnabledRow({
    id: '702',
    sensorNumber: 'h00000018',
    equipmentType: '消火栓水压监测仪',
    channelName: null,
    buildingName: null,
    floor: null,
    hydrantName: '北门1号消火栓',
    position: '北门外绿化带',
    marked: null,
  }),
]

export function aNotEnabledContext(changes: Partial<NotEnabledContext> = {}): NotEnabledContext {
  return {
    channelId: CHANNEL.default,
    place: { buildingId: '12', floor: 3 },
    page: 1,
    limit: 15,
    rows: someRows(),
    total: 22,
    loadedAt: MOCK_NOW,
    ...changes,
  }
}

export const aFireHostContext = () =>
  aNotEnabledContext({ channelId: CHANNEL.fireHost, place: { buildingId: '12', floor: null }, rows: someFireHostRows() })

export const aHydrantContext = () =>
  aNotEnabledContext({ channelId: CHANNEL.hydrant, place: { hydrantId: '31' }, rows: someHydrantRows(), total: 1 })

export const nothingListed = () => aNotEnabledContext({ rows: [], total: 0, loadedAt: null })
