import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { RightsContext } from '../../../screens/rights/rights'
import { aMockPlatform } from '../../../testing/render-in-console'
import { aGateway } from './gateways.sample'
import { KeyPanel } from './key-panel'

const { draw, serve } = aMockPlatform()
const MAKE = { name: '生成新密钥' }

function drawPanel(gateway = aGateway({ keys: [] }), rights: readonly string[] = ['adminSys/deviceManger:btn_key']) {
  const [onChanged, onClose] = [vi.fn(), vi.fn()]
  draw(<RightsContext.Provider value={new Set(rights)}><KeyPanel row={gateway} isListed onClose={onClose} onChanged={onChanged} /></RightsContext.Provider>)
  return { onChanged, onClose }
}

it('warns that reports are refused without a key, and shows a new key once with what to do with it', async () => {
  serve(http.post('*/deviceCollectingDevice/newKey', () => HttpResponse.json({ status: 200, data: { key: 'a-key-of-thirty-two-characters-xx' } })))
  const { onChanged } = drawPanel()
  expect(screen.getByText('没有有效密钥，该网关的上报会被拒绝')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', MAKE))
  expect(await screen.findByText('a-key-of-thirty-two-characters-xx')).toBeTruthy()
  expect(screen.getByText(/只显示这一次/).getAttribute('role')).toBe('status')
  expect(onChanged).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', MAKE)).toBeNull()
})

it('says that no key was made when the call fails, and offers it again', async () => {
  serve(http.post('*/deviceCollectingDevice/newKey', () => HttpResponse.json({ status: 500 }, { status: 500 })))
  const { onChanged } = drawPanel()
  await userEvent.click(screen.getByRole('button', MAKE))
  expect((await screen.findByRole('alert')).textContent).toBe('密钥生成失败，请重试')
  expect(screen.getByRole('button', MAKE)).toBeTruthy()
  expect(onChanged).not.toHaveBeenCalled()
})

it('does not say that no key was made when the answer is lost: the old key ends a day after a new one, and alarms of the gateway would be refused then', async () => {
  serve(http.post('*/deviceCollectingDevice/newKey', () => HttpResponse.error()))
  const { onChanged } = drawPanel()
  await userEvent.click(screen.getByRole('button', MAKE))
  expect((await screen.findByRole('alert')).textContent).toBe('没有收到答复，无法确认是否已生成。如果上方多了一个密钥，旧密钥将在 24 小时后失效：请再生成一个并填入网关')
  expect(onChanged).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', MAKE)).toBeEnabled()
})

it('cannot be closed before the key is put away, because it could not be seen again', async () => {
  serve(http.post('*/deviceCollectingDevice/newKey', () => HttpResponse.json({ status: 200, data: { key: 'a-key-of-thirty-two-characters-xx' } })))
  const { onClose } = drawPanel()
  await userEvent.click(screen.getByRole('button', MAKE))
  await screen.findByText('a-key-of-thirty-two-characters-xx')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: '关闭' })).toHaveProperty('disabled', true)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '已保存' }))
  expect(screen.queryByText('a-key-of-thirty-two-characters-xx')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('says why the server refused to make a key', async () => {
  serve(http.post('*/deviceCollectingDevice/newKey', () => HttpResponse.json({ status: 30101, message: '该网关已停用' }, { status: 420 })))
  drawPanel()
  await userEvent.click(screen.getByRole('button', MAKE))
  expect((await screen.findByRole('alert')).textContent).toBe('该网关已停用')
})

it('lists the valid keys with their use and end, and offers no new key without the right', () => {
  const at = Date.UTC(2026, 10, 18, 2)
  drawPanel(aGateway({ keys: [{ createdAt: at, lastUsedAt: at, expiresAt: at + 86_400_000 }, { createdAt: at, lastUsedAt: null, expiresAt: null }] }), [])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026-11-18 10:00:00 生成最近使用 2026-11-18 10:00:00有效至 2026-11-19 10:00:00',
    '2026-11-18 10:00:00 生成尚未使用',
  ])
  expect(screen.queryByRole('button', MAKE)).toBeNull()
})
