import { expect } from 'vitest'

/** What a refused sign-in responds when it tells no reason. */
export const REFUSED = { error: 'invalid_grant', error_description: '账户或密码错误！' }

/** What a refused sign-in responds when it tells its reason: the message, and the field it concerns or the seconds to wait. */
export const named = (message: string, data: object) => ({ error: 'invalid_grant', error_description: message, status: 30101, message, data })
export const WRONG_CODE = named('验证码错误', { field: 'code' })
export const locked = (wait: string, retryAfter: number) => named(`尝试次数过多，请 ${wait}后再试`, { retryAfter })

/** Expects that a sign-in was refused with this body. */
export async function expectRefused(response: Response, body: object = REFUSED): Promise<void> {
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual(body)
}
