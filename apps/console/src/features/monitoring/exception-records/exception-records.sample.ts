import type { ListedRecord } from '@smart-fire/api-client/records'
import type { ScreenSample } from '../../../testing/screen-sample'
import { someRecords } from '../records.fixtures'

export default { rows: someRecords() } satisfies ScreenSample<ListedRecord>
