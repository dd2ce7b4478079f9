import { passwordProblem, PASSWORD_LENGTH } from '@smart-fire/api-client/wire'
import type { ChangePasswordMessages } from './change-password.messages'

export interface PasswordForm {
  oldPassword: string
  newPassword: string
  confirmPassword: string
}

export const EMPTY_FORM: PasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' }

/**
 * The error message of a field (spec 1 §5), undefined when it is valid. An empty field has the message 请输入密码 or
 * 请再次输入密码; a field with only blanks has its own message. The new password has to keep the rule of the server; `own` are
 * the user's name, account and tenant.
 */
export function passwordError(
  field: keyof PasswordForm,
  form: PasswordForm,
  messages: ChangePasswordMessages,
  own: readonly (string | null)[],
): string | undefined {
  const value = form[field]
  if (value === '') return field === 'confirmPassword' ? messages.enterAgain : messages.enterPassword
  if (value.trim() === '') return messages.required
  if (value.length < PASSWORD_LENGTH.min || value.length > PASSWORD_LENGTH.max) return messages.length
  if (field === 'newPassword' && passwordProblem(value, own) !== null) return messages.tooCommon
  if (field === 'newPassword' && value === form.oldPassword) return messages.unchanged
  if (field === 'confirmPassword' && value !== form.newPassword) return messages.different
  return undefined
}
