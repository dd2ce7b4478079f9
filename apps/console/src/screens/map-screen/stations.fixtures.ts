import { dutyRooms } from '../list-screen/duty-rooms.fixtures'
import { listScreen } from '../list-screen/list-screen'
import type { MapDeclaration, MapThing } from './map-declaration'

/** Duty rooms on the map and in a list; the last one has no position. */
export const stations: readonly MapThing[] = [
  { id: '1', name: '星河大厦值班室', position: { lng: 120.1536, lat: 30.2874 }, tone: 'normal', radius: 500 },
  { id: '2', name: '锦绣商业广场值班室', position: { lng: 120.1612, lat: 30.2811 }, tone: 'fault' },
  { id: '3', name: '滨江医院值班室', position: { lng: 120.1487, lat: 30.2795 }, tone: 'alarm' },
  { id: '4', name: '科技园 A 座值班室', position: null, tone: 'notEnabled' },
]

export const roomMap: MapDeclaration = {
  key: 'adminSys/roomMap',
  words: {
    zhCN: { title: '值班室分布', one: '值班室', fields: {} },
    en: { title: 'Duty rooms on the map', one: 'duty room', fields: {} },
  },
  load: async () => ({ rows: stations, dropped: 0 }),
  list: listScreen(dutyRooms),
}
