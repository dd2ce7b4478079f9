import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { aNoticeSetting } from './notices.sample'
import { TestPanel } from './test-panel'

const { draw, serve } = aMockPlatform()

const answer = (data: object, status = 200) => serve(http.post('*/deviceMessageNotice/test', () => HttpResponse.json({ status, data }, { status })))
const drawPanel = () => draw(<TestPanel row={aNoticeSetting()} isListed onClose={() => undefined} onChanged={() => undefined} />)
const send = async (method: string) => userEvent.click(screen.getByRole('button', { name: `发送测试${method}` }))

it.each([
  [{ state: 'sent' }, '已发送', '发送通道已接收，请查看是否收到'],
  [{ state: 'unconfigured' }, '未配置发送通道', ''],
  [{ state: 'failed', reason: 'refused', detail: 'HTTP 503' }, '发送失败', '发送通道拒绝 (HTTP 503)'],
  [{ state: 'failed', reason: 'noAddress' }, '发送失败', '未填写手机号或邮箱'],
])('says what happened to a test: %j', async (data, state, why) => {
  answer(data)
  drawPanel()
  await send('短信')
  expect((await screen.findByText(state)).closest('[aria-live]')?.textContent).toBe(`${state} ${why}`)
})

it('says that nothing is known when the server does not respond', async () => {
  answer({}, 504)
  drawPanel()
  await send('邮件')
  expect(await screen.findByText('服务无响应，无法确认是否已发送')).toBeTruthy()
})

it('says why the server refused a test', async () => {
  serve(http.post('*/deviceMessageNotice/test', () => HttpResponse.json({ status: 30101, message: '短信余额不足' }, { status: 420 })))
  drawPanel()
  await send('短信')
  expect((await screen.findByText('短信余额不足')).closest('[aria-live]')).not.toBeNull()
})

it.each([
  ['refused it without a reason', {}, 403, '服务器拒绝了此操作，未说明原因'],
  ['failed, perhaps after it was sent: that cannot be undone', {}, 500, '服务器出错，无法确认是否已完成，请刷新后查看'],
  ['answered with a result that cannot be read', { state: '?' }, 200, '服务器的返回无法识别，无法确认是否已完成，请刷新后查看'],
])('says what is known of a test when the server %s', async (_what, data, status, text) => {
  answer(data, status)
  drawPanel()
  await send('短信')
  expect(await screen.findByText(text)).toBeTruthy()
})
