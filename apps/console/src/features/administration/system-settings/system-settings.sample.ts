import type { ScreenSample } from '../../../testing/screen-sample'
import { levelRows, logRows, recipientInput, recipientRows, settingInput, settingRows } from '../notices/notices.sample'
import { deviceTypeRows, sensorTypeRows } from './device-types.sample'
import { siteRows } from './site-settings.sample'
import { thresholdRows } from './thresholds.sample'

/** The rows of the first tab; those of the others stand under `parts`. */
export default { rows: thresholdRows, parts: { noticeSettings: { rows: settingRows, input: settingInput }, levelMethods: { rows: levelRows, input: { methods: ['2', '3'] } }, recipients: { rows: recipientRows, input: recipientInput }, noticeLog: { rows: logRows }, deviceTypes: { rows: deviceTypeRows }, sensorTypes: { rows: sensorTypeRows }, siteSettings: { rows: siteRows, input: { plansAllowed: true, recordDays: 730 } } } } satisfies ScreenSample
