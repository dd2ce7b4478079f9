import { ApiError, type ApiErrorKind } from '@smart-fire/api-client'
import type { OfferedProvider, SignInClient } from '@smart-fire/api-client/sign-in'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { zhCN } from './login.messages'
import { ProviderButtons } from './provider-buttons'

/** Each request is answered by the next of these. */
function drawButtons(answers: (OfferedProvider[] | ApiErrorKind)[], disabled = false) {
  const onChoose = vi.fn()
  const providers = vi.fn(async () => {
    const answer = answers.shift() ?? []
    if (typeof answer === 'string') throw new ApiError(answer)
    return answer
  })
  const { container } = render(<ProviderButtons client={{ steps: { providers } } as unknown as SignInClient} messages={zhCN} disabled={disabled} onChoose={onChoose} />)
  return { onChoose, providers, container }
}
const TWO = [{ id: '2', name: '集团统一认证' }, { id: '1', name: '政务平台' }]
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('offers the providers in the order of the server and leaves with the chosen one', async () => {
  const { onChoose } = drawButtons([TWO])
  expect(await screen.findByRole('group', { name: '其他登录方式' })).toBeTruthy()
  expect(buttons()).toEqual(['用“集团统一认证”登录', '用“政务平台”登录'])
  await userEvent.click(screen.getByRole('button', { name: '用“政务平台”登录' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('1')
})

it('does not leave while a sign-in runs', async () => {
  const { onChoose } = drawButtons([TWO], true)
  await userEvent.click(await screen.findByRole('button', { name: '用“政务平台”登录' }))
  expect(onChoose).not.toHaveBeenCalled()
})

it.each(['network', 'gatewayTimeout', 'server'] as const)('says that the providers could not be loaded (%s), and tries again on request', async (kind) => {
  drawButtons([kind, TWO])
  expect((await screen.findByRole('status')).textContent).toBe('其他登录方式加载失败重试')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: '用“集团统一认证”登录' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

it.each([
  ['there are none', []],
  ['the platform has no such call', 'notFound'],
] as const)('shows nothing when %s', async (_, answer) => {
  const { providers, container } = drawButtons([typeof answer === 'string' ? answer : []])
  await waitFor(() => expect(providers.mock.settledResults.map(({ type }) => type)).not.toContain('incomplete'))
  expect(providers).toHaveBeenCalledOnce()
  expect(container.textContent).toBe('')
})
