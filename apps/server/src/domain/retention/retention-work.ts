import { waitAfterJump } from '../../wait-after-jump'
import { lastRunOf } from './last-run.queries'
import { forgetOldData, type RetentionOptions } from './retention'

/**
 * Gives the work that deletes what is too old; call it again and again. It waits after a jump of the clock, and after a start a day or more after it last ran:
 * with a clock that is wrong for an hour it would delete readings and records that are not old.
 */
export const createRetention = (options: RetentionOptions): (() => Promise<void>) =>
  waitAfterJump(options, 'retention.waits', () => forgetOldData(options), lastRunOf(options.database, 'retention'))
