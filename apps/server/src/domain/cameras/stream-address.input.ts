import { check, pipe, string, trim } from 'valibot'

import { zhCN } from './camera.messages'
import { problemOfAddress } from './stream-address'

/** The address of a stream, without a user and a password. */
export const streamAddress = pipe(
  string(), trim(),
  check((text) => problemOfAddress(text) !== 'secret', zhCN.secretInAddress),
  check((text) => problemOfAddress(text) !== 'bad', zhCN.badAddress),
)
