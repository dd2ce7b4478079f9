import { dutyRooms } from '../list-screen/duty-rooms.fixtures'
import { listScreen } from '../list-screen/list-screen'
import type { TabsDeclaration } from './tabs-declaration'

/** Two lists of duty rooms on one route: for the stories and the docs of the kind. */
export const roomsInTabs: TabsDeclaration = {
  key: 'adminSys/dutyRooms',
  words: {
    zhCN: { title: '值班室', one: '值班室', sections: { all: '全部', stopped: '停用' }, fields: {} },
    en: { title: 'Duty rooms', one: 'duty room', sections: { all: 'All', stopped: 'Stopped' }, fields: {} },
  },
  tabs: { all: listScreen(dutyRooms), stopped: listScreen(dutyRooms) },
}
