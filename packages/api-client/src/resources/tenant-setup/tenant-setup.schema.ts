import { lenient, readFlag, required } from '../../decoding/scalars'
import { isWireObject, ownValue } from '../../decoding/shape'

/**
 * deviceTenantSetup/get responds with the string "0" or "1"; the specification has an object with that value in it.
 * Without a value the plan is not allowed.
 */
export const planSetup = required(
  lenient((value) => readFlag((isWireObject(value) ? ownValue(value, ['planSetup']) : value) ?? '0')),
  'neither 0 nor 1',
)
