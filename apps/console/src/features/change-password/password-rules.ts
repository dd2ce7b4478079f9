import type { ChangePasswordMessages } from './change-password.messages'

export const PASSWORD_LENGTH = { min: 6, max: 18 } as const

export interface PasswordForm {
  oldPassword: string
  newPassword: string
  confirmPassword: string
}

export const EMPTY_FORM: PasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' }

/**
 * The rules of the form (spec 1 §5), one message a field. Nothing typed at all is 请输入密码 or 请再次输入密码;
 * blanks alone are no content.
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
