import { ApiError, createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { act, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useToldWrite } from './use-told-write'

let told: ReturnType<typeof useToldWrite>

function Screen() {
  told = useToldWrite()
  return null
}

/** The notices of a write that fails with this error. */
async function noticesOf(error: ApiError): Promise<string> {
  render(
    <SmartFireProvider client={createApiClient({ getToken: () => null })}>
      <Screen />
    </SmartFireProvider>,
  )
  await act(async () => {
    await expect(told(Promise.reject(error))).rejects.toBe(error)
  })
  return [...document.querySelectorAll('.fs-toast')].map(({ textContent }) => textContent).join(' ')
}

/** Spec 1 §8. */
describe('a write that the server does not accept', () => {
  it('is titled 禁止 with the message of the server, when the right is missing', async () => {
    const notices = await noticesOf(new ApiError('forbidden', { serverMessage: '没有删除权限' }))
    expect(notices).toContain('禁止')
    expect(notices).toContain('没有删除权限')
  })

  it('is titled 失败 with the message of the server, when a rule refuses it', async () => {
    const notices = await noticesOf(new ApiError('refused', { serverMessage: '厂商已存在' }))
    expect(notices).toContain('失败')
    expect(notices).toContain('厂商已存在')
  })

  it('has the message of the server, when the server failed', async () => {
    expect(await noticesOf(new ApiError('server', { serverMessage: '数据库不可用' }))).toContain('数据库不可用')
  })

  it('has no notice for a conflict, which is shown at the row', async () => {
    expect(await noticesOf(new ApiError('conflict', { serverMessage: '已被修改' }))).not.toContain('已被修改')
  })
})
