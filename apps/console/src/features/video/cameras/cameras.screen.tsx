import { tabsScreen } from '../../../screens'
import { cameraTab } from './camera-list'
import * as words from './cameras.messages'
import { groupTab } from './group-list'

/** Cameras and their groups (spec 1 §2 videoDeviceManger, contract device 21). */
export default tabsScreen({ key: 'videoSurveillance/videoDeviceManger', words, tabs: { cameras: cameraTab, groups: groupTab } })
