/** Characters of a password (spec 1 §5). */
export const PASSWORD_LENGTH = { min: 6, max: 18 } as const

/** What is wrong with a new password. */
export type PasswordProblem = 'length' | 'tooCommon'

const COMMON_WORDS = [
  'password', 'passw0rd', 'passwd', 'qwerty', 'qwertyuiop', 'qwertyui', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx', 'qazwsx',
  'admin', 'administrator', 'root', 'welcome', 'iloveyou', 'letmein', 'abcdefgh', 'abcdef', 'abcd', 'abc', 'a', 'woaini', 'xiaofang',
  'xf', 'fire', 'woaizhongguo', 'zhongguo', 'changeme', 'default', 'test', 'guest', 'user', 'system', 'monkey', 'dragon',
]

/**
 * The rule for new passwords, the same in forms and on the server (trust B2.4); null when the password keeps it. `own` are
 * words of the user, which are easy to guess: name, account, tenant.
 */
export function passwordProblem(password: string, own: readonly (string | null)[]): PasswordProblem | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return 'length'
  return isCommon(password, own) ? 'tooCommon' : null
}

/** A common word or the person's own with digits and signs around it, digits alone, or one character repeated. */
function isCommon(password: string, own: readonly (string | null)[]): boolean {
  const text = password.toLowerCase()
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const denied = new Set([...COMMON_WORDS, ...own.flatMap((word) => word?.toLowerCase() || [])])
  return core === '' || new Set(text).size < 3 || denied.has(core) || denied.has(text)
}
