import { lenient, readFlag, required } from '../../decoding/scalars'
import { isWireObject, ownValue } from '../../decoding/shape'

/**
 * deviceTenantSetup/get answers the string "0" or "1"; the specification knows an object with the value in it.
 * Nothing set is not allowed.
 */
export const planSetup = required(
  lenient((value) => readFlag((isWireObject(value) ? ownValue(value, ['planSetup']) : value) ?? '0')),
  'neither 0 nor 1',
)
