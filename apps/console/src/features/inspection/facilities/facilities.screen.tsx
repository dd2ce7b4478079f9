import { tabsScreen } from '../../../screens'
import * as words from './facilities.messages'
import { indoorTab } from './indoor-facilities'
import { outdoorTab } from './outdoor-facilities'

/** Facilities that are inspected, in buildings and outside of them (spec 1 §2 facilityManager, contract device 19.1, ADR 40). */
export default tabsScreen({ key: 'inspectionManagement/facilityManager', words, tabs: { indoor: indoorTab, outdoor: outdoorTab } })
