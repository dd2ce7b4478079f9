import type { Context } from 'hono'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import type { ImportResult } from '../../http/import-result'
import { importWork } from '../../http/import-work'
import { assessRows } from './assess-rows'
import { DEVICE, insertAll } from './change-devices'
import { deviceInput } from './device-input'
import { readLookup } from './device-lookup.queries'
import { assessDevice, type PlacedDevice } from './device-rules'

/** `deviceSensor/importRows` (additive): adds many devices, all or none; each row is checked as `add` checks its input. */
export function importDevices(clock: Clock, c: Context<AppEnv>): Promise<ImportResult> {
  return importWork<PlacedDevice | null>(c, clock, DEVICE, {
    check: (write, rows) => assessRows(write, rows, deviceInput, async (given) => {
      const lookup = await readLookup(write.tx, write.scope, given)
      return (input) => assessDevice(input, lookup)
    }),
    insert: (write, values) => insertAll(write, values.flatMap((each) => each ?? []), 'import'),
  })
}
