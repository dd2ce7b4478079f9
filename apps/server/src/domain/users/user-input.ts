import { maxLength, minLength, nullable, object, optional, pipe, regex, string, transform, trim, type InferOutput } from 'valibot'

import { decodePassword } from '@smart-fire/api-client/wire'

import { FieldError, ParameterError } from '../../http/errors'
import { demandInput } from '../../http/resource/input'
import { optionalText } from '../../http/resource/text'
import { optionalDepartment } from '../departments/department-id'
import { refusalOfPassword } from './password-policy'
import { zhCN } from './users.messages'

/** 13x, 145, 147, 149, 150–153, 155–159, 166, 170, 171, 173, 175–178, 18x, 198, 199 (contract admin §3.1). */
const MOBILE = /^1(3\d|4[579]|5[0-35-9]|66|7[0135-8]|8\d|9[89])\d{8}$/

/** One plain address: no name, no list, no line break. */
const EMAIL = /^$|^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\]+$/

/** The fields of an account as add, update and importRows send them. */
export const accountInput = object({
  username: pipe(string(), trim(), minLength(3, zhCN.usernameLength), maxLength(50, zhCN.usernameLength)),
  mobilePhone: pipe(string(), trim(), regex(MOBILE, zhCN.badMobile)),
  name: optionalText(50),
  email: optional(nullable(pipe(string(), trim(), maxLength(100, zhCN.badEmail), regex(EMAIL, zhCN.badEmail), transform((text) => text || null)))),
  groupId: optionalText(50),
  departId: optionalDepartment,
  description: optionalText(200),
})

/** What add and update write of an account. An absent optional field stays as it is, a blank one is cleared. */
export type AccountInput = InferOutput<typeof accountInput>

type Parameters = Readonly<Record<string, string>>

/** Refuses a call without these parameters, with the name of the first that is blank. */
export function demandParameters(parameters: Parameters, ...names: string[]): void {
  const missing = names.find((name) => !parameters[name]?.trim())
  if (missing !== undefined) throw new ParameterError(zhCN.parametersMissing, missing)
}

/** The account that the parameters describe; a broken rule is refused with its field. */
export const accountOf = (parameters: Parameters): AccountInput => demandInput(accountInput, parameters)

/** The plain password of a `password` parameter (domain 12), unless it is unreadable or too weak for one of these names. */
export function newPasswordOf(encoded: string, ownWords: readonly string[]): string {
  const password = decodePassword(encoded)
  if (password === null) throw new FieldError('password', zhCN.unreadablePassword)
  const refusal = refusalOfPassword(password, ownWords)
  if (refusal) throw new FieldError('password', refusal)
  return password
}
