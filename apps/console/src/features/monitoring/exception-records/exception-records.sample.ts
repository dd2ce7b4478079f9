import type { ListedRecord } from '@smart-fire/api-client/records'
import type { ScreenSample } from '../../../testing/screen-sample'
import { someRecords } from '../records.fixtures'

/** The first section, whose screen the story shows. */
const ELECTRICAL_FIRE = '2'

export default { rows: someRecords().map((record) => ({ ...record, channelId: ELECTRICAL_FIRE })) } satisfies ScreenSample<ListedRecord>
