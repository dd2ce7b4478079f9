import { check, nullable, optional, pipe, string, transform, trim } from 'valibot'

import { optionalText } from '../../../http/resource/text'
import { zhCN } from '../camera.messages'

const LONGEST_ADDRESS = 200

/** Whether an address can be that of a control service: http or https, without account, since addresses reach browsers and logs. */
function isControlAddress(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text)) return false
  const { protocol, username, password, hostname, search, hash } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '' && username === '' && password === '' && search === '' && hash === ''
}

/** What `add` and `update` write of a camera's control service; a blank address takes the control away. */
export const controlFields = {
  controlAddress: optional(nullable(pipe(string(), trim(), check((text) => text === '' || isControlAddress(text), zhCN.badControlAddress), transform((text) => text || null)))),
  controlAccount: optionalText(64),
}

type Values = Record<string, unknown>

/** What an update writes: a password that was stored for one address and account is not sent to another. */
export const withoutStalePassword = (values: Values, before: Values): Values =>
  ['controlAddress', 'controlAccount'].some((name) => values[name] !== undefined && values[name] !== before[name]) ? { ...values, sealedControlPassword: null } : values
