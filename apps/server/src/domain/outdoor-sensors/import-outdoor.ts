import type { Context } from 'hono'

import type { Clock } from '../../clock'
import { lockWrites } from '../../db/lock-writes'
import type { AppEnv } from '../../http/app-env'
import type { ImportResult } from '../../http/import-result'
import { importWork } from '../../http/import-work'
import { hydrantResource } from '../hydrants/hydrant.resource'
import { assessRows } from '../inventory/assess-rows'
import { DEVICE, insertAll } from '../inventory/change-devices'
import { readLookup } from '../inventory/device-lookup.queries'
import { outdoorInput } from './outdoor-input'
import { hydrantIds } from './outdoor-lists.queries'
import { assessOutdoor, type LinkedSensor } from './outdoor-rules'

/** `deviceSensor/importOutdoorRows` (additive): adds many sensors, all or none; each row is checked as `addOutdoor` checks its input. */
export function importOutdoor(clock: Clock, c: Context<AppEnv>): Promise<ImportResult> {
  return importWork<LinkedSensor | null>(c, clock, DEVICE, {
    check: (write, rows) => assessRows(write, rows, outdoorInput, async (given) => {
      const { tx, scope } = write
      await lockWrites(tx, hydrantResource.definition.name)
      const lookup = await readLookup(tx, scope, given)
      const known = await hydrantIds(tx, scope, given.map(({ hydrantId }) => hydrantId))
      return (input) => assessOutdoor(input, lookup, known)
    }),
    insert: (write, values) => insertAll(write, values.flatMap((each) => (each ? [{ ...each, linkedAt: write.now }] : [])), 'import'),
  })
}
