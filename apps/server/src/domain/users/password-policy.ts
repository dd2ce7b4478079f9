import { passwordProblem, PASSWORD_LENGTH } from '@smart-fire/api-client/wire'

import { zhCN } from './users.messages'

/** The message with which a new password is refused; null = accepted. `own` are words of the user, which are easy to guess. */
export function refusalOfPassword(password: string, own: readonly string[]): string | null {
  const problem = passwordProblem(password, own)
  switch (problem) {
    case null:
      return null
    case 'length':
      return zhCN.passwordLength(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max)
    case 'tooCommon':
      return zhCN.passwordTooCommon
    default:
      return problem satisfies never
  }
}
