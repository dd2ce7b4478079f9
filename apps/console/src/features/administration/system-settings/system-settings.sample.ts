import type { ScreenSample } from '../../../testing/screen-sample'
import { logRows, recipientRows, settingRows } from '../notices/notices.sample'
import { thresholdRows } from './thresholds.sample'

/** The rows of the first tab; those of the others stand under `parts`. */
export default { rows: thresholdRows, parts: { noticeSettings: { rows: settingRows }, recipients: { rows: recipientRows }, noticeLog: { rows: logRows } } } satisfies ScreenSample
