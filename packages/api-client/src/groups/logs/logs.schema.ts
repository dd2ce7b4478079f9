import { mapped, type Decoded } from '../../decoding/decoder'
import { countedItems } from '../../decoding/items'
import { codeOf, flag, id, instant, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

const isSet = mapped(flag, (value) => value === true)

/** Whether it was done. */
export const LOG_RESULT = { ok: 'ok', refused: 'refused' } as const
export type LogResult = (typeof LOG_RESULT)[keyof typeof LOG_RESULT]

/** Why a sign-in was refused: name or password, picture code, too many attempts, a stopped account, the code of the second factor. */
export const SIGN_IN_REASON = { password: 'password', code: 'code', throttled: 'throttled', disabled: 'disabled', secondFactor: 'secondFactor' } as const
export type SignInReason = (typeof SIGN_IN_REASON)[keyof typeof SIGN_IN_REASON]

/** A sign-in, accepted or refused (contract admin 3.12). The deployed platform keeps accepted ones only. */
export type SignInEntry = Decoded<typeof signInEntry>

export const signInEntry = shape({
  id: from('id', id),
  /** as it was typed; untrusted text */
  username: from('loginUserName', text),
  address: from('loginIp', text),
  at: from('loginTime', instant),
  /** null on servers that do not tell */
  result: from('result', codeOf(LOG_RESULT)),
  /** null for accepted ones */
  reason: from('reason', codeOf(SIGN_IN_REASON)),
  browser: from('browser', text),
  system: from('system', text),
})

/** A changed field; the values are texts as the server keeps them. */
export type FieldDifference = Decoded<typeof fieldDifference>

const fieldDifference = shape({ field: from('field', id), before: from('before', text), after: from('after', text) })

/** What a user has done (contract admin 3.11). */
export type Operation = Decoded<typeof operation>

export const operation = shape({
  id: from('id', id),
  /** the screen that it belongs to, in the server's words */
  module: from('menu', text),
  /** what was done, in the server's words */
  act: from('opt', text),
  /** the name of what was changed; null where it has none */
  object: from('object', text),
  result: from('result', codeOf(LOG_RESULT)),
  at: from('crtTime', instant),
  account: from('crtUser', text),
  person: from('crtName', text),
  address: from('crtHost', text),
  /** every field that differs between before and after, and how many of them could not be read */
  fields: from('fields', countedItems(fieldDifference)),
})

/** A module of the operation log. */
export type OperationModule = Decoded<typeof operationModule>

export const operationModule = shape({ code: from('kind', id), name: from('menu', text) })

/** A session that can still be used or renewed. */
export type UserSession = Decoded<typeof userSession>

export const userSession = shape({
  id: from('id', id),
  username: from('username', text),
  name: from('name', text),
  address: from('ip', text),
  browser: from('browser', text),
  system: from('system', text),
  /** when it began or was renewed last */
  since: from('createTime', instant),
  /** until when it can be renewed */
  until: from('expireTime', instant),
  /** `valid`: used within the last hours; `renewable`: it has to be renewed before it can be used */
  state: from('valid', mapped(flag, (valid) => (valid === true ? 'valid' : 'renewable'))),
  /** the session of this very client */
  own: from('own', isSet),
})
