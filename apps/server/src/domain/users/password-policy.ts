import { zhCN } from './users.messages'

/** The form says 6–18 (spec 1 §5); new passwords want more (trust B2.4). The wire allows the form's 18 and beyond. */
export const MIN_NEW_PASSWORD = 8
export const MAX_NEW_PASSWORD = 64

const COMMON_WORDS = [
  'password', 'passw0rd', 'passwd', 'qwerty', 'qwertyuiop', 'qwertyui', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx', 'qazwsx',
  'admin', 'administrator', 'root', 'welcome', 'iloveyou', 'letmein', 'abcdefgh', 'abcd', 'abc', 'a', 'woaini', 'xiaofang',
  'xf', 'fire', 'woaizhongguo', 'zhongguo', 'changeme', 'default', 'test', 'guest', 'user', 'system', 'monkey', 'dragon',
]

/** Why a new password is refused, in words; null = fine. `own` are words that anyone would try first. */
export function refusalOfPassword(password: string, own: readonly string[]): string | null {
  const length = [...password].length
  if (length < MIN_NEW_PASSWORD) return zhCN.passwordTooShort(MIN_NEW_PASSWORD)
  if (length > MAX_NEW_PASSWORD) return zhCN.passwordTooLong(MAX_NEW_PASSWORD)
  return isCommon(password, own) ? zhCN.passwordTooCommon : null
}

/** A common word or the person's own with digits and signs around it, digits alone, or one character repeated. */
function isCommon(password: string, own: readonly string[]): boolean {
  const text = password.toLowerCase()
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const denied = new Set([...COMMON_WORDS, ...own.filter(Boolean).map((word) => word.toLowerCase())])
  return core === '' || new Set(text).size < 3 || denied.has(core) || denied.has(text)
}
