import { waitAfterJump } from '../../wait-after-jump'
import { forgetOldData, type RetentionOptions } from './retention'

/**
 * Gives the work that deletes what is too old; call it again and again. It waits after a jump of the clock: with a clock that is wrong for an hour it
 * would delete readings and records that are not old.
 */
export const createRetention = (options: RetentionOptions): (() => Promise<void>) => waitAfterJump(options, 'retention.waits', () => forgetOldData(options))
