import type { ChangePasswordMessages } from './change-password.messages'

const PASSWORD_LENGTH = { min: 6, max: 18 } as const

export interface PasswordForm {
  oldPassword: string
  newPassword: string
  confirmPassword: string
}

export const EMPTY_FORM: PasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' }

/**
 * The error message of a field (spec 1 §5), undefined when it is valid. An empty field has the message 请输入密码 or
 * 请再次输入密码; a field with only blanks has its own message.
 */
export function passwordError(
  field: keyof PasswordForm,
  form: PasswordForm,
  messages: ChangePasswordMessages,
): string | undefined {
  const value = form[field]
  if (value === '') return field === 'confirmPassword' ? messages.enterAgain : messages.enterPassword
  if (value.trim() === '') return messages.required
  if (value.length < PASSWORD_LENGTH.min || value.length > PASSWORD_LENGTH.max) return messages.length
  if (field === 'confirmPassword' && value !== form.newPassword) return messages.different
  return undefined
}
