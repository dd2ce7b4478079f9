import { ApiError } from '@smart-fire/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { BoundIdentities } from './bound-identities'

const { draw } = aMockPlatform()
const AT = Date.UTC(2026, 10, 18, 2)
const IDENTITIES = [
  { id: '7', provider: '集团统一认证', person: 'li.wei@example.com', boundAt: AT, lastUsedAt: AT + 3_600_000 },
  { id: '8', provider: null, person: null, boundAt: AT, lastUsedAt: null },
]

function drawList(unbind: ((id: string) => Promise<void>) | null, identities = IDENTITIES) {
  const onChanged = vi.fn()
  draw(<BoundIdentities identities={identities} none="没有绑定第三方身份" unbind={unbind} onChanged={onChanged} />)
  return onChanged
}
const askFirst = async () => {
  await userEvent.click(screen.getByRole('button', { name: '解除绑定 集团统一认证 · li.wei@example.com' }))
  return within(await screen.findByRole('alertdialog'))
}

it('names each identity by provider and person, one without both by its id, with the times of binding and last use', () => {
  drawList(null)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '集团统一认证 · li.wei@example.com绑定于 2026-11-18 10:00:00 · 最近使用 2026-11-18 11:00:00',
    '8绑定于 2026-11-18 10:00:00',
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

it('removes one after a question', async () => {
  const unbind = vi.fn(async () => undefined)
  const onChanged = drawList(unbind)
  const question = await askFirst()
  expect(unbind).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: '解除绑定' }))
  expect(unbind).toHaveBeenCalledExactlyOnceWith('7')
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('says in the question why the server refused, and that it is not known whether it was done without a response', async () => {
  const answers = [new ApiError('refused', { serverMessage: '这是唯一的登录方式' }), new ApiError('network')]
  const onChanged = drawList(async () => { throw answers.shift() ?? new Error('called too often') })
  const question = await askFirst()
  await userEvent.click(question.getByRole('button', { name: '解除绑定' }))
  expect(await question.findByText('这是唯一的登录方式')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: '解除绑定' }))
  expect(await question.findByText('服务无响应，无法确认是否已完成，请刷新后查看')).toBeTruthy()
  expect(onChanged).not.toHaveBeenCalled()
})

it('says that none is bound', () => {
  drawList(null, [])
  expect(screen.getByText('没有绑定第三方身份')).toBeTruthy()
})

it.each([['server', 500, '服务器出错，无法确认是否已完成，请刷新后查看'], ['notFound', 404, '该记录已不存在，可能已被其他人删除']] as const)(
  'an answer without words is no missing response: %s', async (kind, httpStatus, text) => {
    drawList(() => Promise.reject(new ApiError(kind, { httpStatus })))
    const question = await askFirst()
    await userEvent.click(question.getByRole('button', { name: '解除绑定' }))
    expect(await question.findByText(text)).toBeTruthy()
  },
)

it('the list is read again when a question is closed whose answer was lost: the identity may be removed', async () => {
  const onChanged = drawList(() => Promise.reject(new ApiError('network')))
  const question = await askFirst()
  await userEvent.click(question.getByRole('button', { name: '解除绑定' }))
  await question.findByText('服务无响应，无法确认是否已完成，请刷新后查看')
  await userEvent.click(question.getByRole('button', { name: '取消' }))
  expect(onChanged).toHaveBeenCalledOnce()
})

it('nothing is read again when a question is closed that was not answered', async () => {
  const onChanged = drawList(async () => undefined)
  const question = await askFirst()
  await userEvent.click(question.getByRole('button', { name: '取消' }))
  expect(onChanged).not.toHaveBeenCalled()
})
