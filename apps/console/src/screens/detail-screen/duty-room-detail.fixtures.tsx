import * as column from '../fields/columns'
import { dutyRooms, aDutyRoom, type DutyRoom } from '../list-screen/duty-rooms.fixtures'
import { listScreen } from '../list-screen/list-screen'
import type { DetailDeclaration, HistoryEvent } from './detail-declaration'

/** One duty room with its facts, the rooms of the same area and its history. */
export const dutyRoomDetail: DetailDeclaration<DutyRoom> = {
  key: 'adminSys/dutyRoom',
  words: {
    zhCN: { ...dutyRooms.words.zhCN, sections: { place: '位置', use: '使用', neighbours: '同片区值班室' } },
    en: { ...dutyRooms.words.en, sections: { place: 'Place', use: 'Use', neighbours: 'Rooms of the same area' } },
  },
  load: async (_, id) => aDutyRoom({ id }),
  nameOf: ({ name }) => name,
  sections: [
    { name: 'place', facts: [column.text('name'), column.code('area'), column.text('phone', { copy: true })] },
    { name: 'use', facts: [column.code('isOpen', { tones: { true: 'normal', false: 'notEnabled' } }), column.dateTime('checkedAt')] },
  ],
  tabs: [{ name: 'neighbours', content: listScreen(dutyRooms), scopeOf: ({ area }) => ({ area }) }],
  history: async () => roomHistory,
}

export const roomHistory: readonly HistoryEvent[] = [
  { id: '2', at: Date.UTC(2026, 10, 19, 20), title: '查岗未应答', tone: 'fault', text: '值班员 30 秒内没有应答' },
  { id: '1', at: Date.UTC(2026, 10, 19, 14), title: '查岗已应答', tone: 'normal', text: '周海燕' },
]
