import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { aRecord } from '../records.fixtures'
import { RecordNotices } from './record-notices'

const { draw, serve } = aMockPlatform()
const answer = (body: object, status = 200) => serve(http.get('*/noticeLog/ofRecord', () => HttpResponse.json(body, { status })))

it('shows who was told, how and with which result', async () => {
  const told = { messageType: '1', username: 'zhiban01', name: '周海燕', noticeTime: '2026-11-20 10:00:05' }
  answer({ status: 200, data: [{ ...told, id: 1, noticeType: '1', state: 'sent', tries: 1 }, { ...told, id: 2, noticeType: '3', state: 'unconfigured', tries: 0 }] })
  draw(<RecordNotices record={aRecord()} />)
  const rows = within(await screen.findByRole('table', { name: '对外通知' })).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual(['周海燕短信2026-11-20 10:00:05已发送 已尝试 1 次', '周海燕邮件2026-11-20 10:00:05未配置发送通道 '])
})

it('says that no one was told', async () => {
  answer({ status: 200, data: [] })
  draw(<RecordNotices record={aRecord()} />)
  expect(await screen.findByText('没有就此记录通知值班台以外的人员')).toBeTruthy()
})

it('says that a platform without the call does not offer it', async () => {
  answer({ status: 404 }, 404)
  draw(<RecordNotices record={aRecord()} />)
  expect(await screen.findByText('当前平台不提供单条记录的通知情况')).toBeTruthy()
})

it('says that loading failed', async () => {
  answer({ status: 500 }, 500)
  draw(<RecordNotices record={aRecord()} />)
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  expect(screen.queryByText('没有就此记录通知值班台以外的人员')).toBeNull()
})
