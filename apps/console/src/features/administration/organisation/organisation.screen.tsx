import { tabsScreen } from '../../../screens'
import { departmentTab } from '../departments/departments'
import { positionTab } from '../positions/positions'
import * as words from './organisation.messages'

/** Departments and positions with their people (screens.md, organisation). */
export default tabsScreen({ key: 'adminSys/departManager', words, tabs: { departments: departmentTab, positions: positionTab } })
