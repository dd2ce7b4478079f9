import { tabsScreen } from '../../../screens'
import { levelMethods } from '../notices/level-methods'
import { noticeLog } from '../notices/notice-log'
import { noticeSettings } from '../notices/notice-settings'
import { recipients } from '../notices/recipients'
import { deviceTypes } from './device-types'
import { sensorTypes } from './sensor-types'
import * as words from './system-settings.messages'
import { siteSettings } from './site-settings'
import { thresholds } from './thresholds'

/** What a tenant configures for its alarms and notices, one list in each tab (spec 1 §2 sysConfig). */
export default tabsScreen({ key: 'adminSys/sysConfig', words, tabs: { thresholds, noticeSettings, levelMethods, recipients, noticeLog, deviceTypes, sensorTypes, siteSettings } })
