import { tabsScreen } from '../../../screens'
import { controlRoomTab } from '../control-rooms/control-rooms'
import * as words from './networked-units.messages'
import { unitTab } from './units'

/** Networked units and their control rooms (spec 1 §2 networkManager, ADR 42). */
export default tabsScreen({ key: 'adminSys/networkManager', words, tabs: { units: unitTab, controlRooms: controlRoomTab } })
