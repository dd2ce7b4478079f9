import type { ScreenSample } from '../../../testing/screen-sample'
import { thresholdRows } from './thresholds.sample'

/** The rows of the first tab; those of the others stand under `parts`. */
export default { rows: thresholdRows } satisfies ScreenSample
