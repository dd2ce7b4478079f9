import { zhCN } from './users.messages'

/** The form allows 6–18 characters (spec 1 §5); new passwords need more (trust B2.4), and the wire allows longer ones. */
export const MIN_NEW_PASSWORD = 8
export const MAX_NEW_PASSWORD = 64

const COMMON_WORDS = [
  'password', 'passw0rd', 'passwd', 'qwerty', 'qwertyuiop', 'qwertyui', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx', 'qazwsx',
  'admin', 'administrator', 'root', 'welcome', 'iloveyou', 'letmein', 'abcdefgh', 'abcd', 'abc', 'a', 'woaini', 'xiaofang',
  'xf', 'fire', 'woaizhongguo', 'zhongguo', 'changeme', 'default', 'test', 'guest', 'user', 'system', 'monkey', 'dragon',
]

/** The message with which a new password is refused; null = accepted. `own` are words of the user, which are easy to guess. */
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
