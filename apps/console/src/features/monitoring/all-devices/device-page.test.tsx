import { wireManagedDevice } from '@smart-fire/api-client/mock'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import gateways from '../gateways/gateways.screen'

const { draw, serve } = aMockPlatform()

const AT = Date.UTC(2026, 10, 18, 2)
const DEVICE = wireManagedDevice({
  id: '501', version: '2', sensorNumber: '863921042000501', manufacturer: '安澜电子', equipmentType: '点型感烟火灾探测器', model: 'AL-YG20', channelId: '1', channelName: '火灾报警',
  buildingId: '12', buildingName: '星河大厦', floor: 3, position: '3F 走廊', mark: { x: 10, y: 20 }, stopped: true, stopReason: '装修拆除', lastReportAt: AT, updatedAt: AT,
})
const answer = (name: string, body: object, status = 200) => serve(http.get(`*/deviceSensor/${name}`, () => HttpResponse.json(body, { status })))

function openPage(tab = '') {
  const { Screen } = gateways
  draw(<MemoryRouter initialEntries={[`/adminSys/deviceManger/501${tab}`]}><Routes><Route path="adminSys/deviceManger/:id?" element={<Screen />} /></Routes></MemoryRouter>)
}

it('shows the facts of the device behind the address of the gateways, and that it is stopped and why', async () => {
  answer('getById', { status: 200, data: DEVICE })
  openPage()
  expect(await screen.findByRole('heading', { level: 1, name: '点型感烟火灾探测器 863921042000501' })).toBeTruthy()
  const service = within(screen.getByRole('region', { name: '运行' }))
  expect(service.getByText('已停用')).toBeTruthy()
  expect(service.getByText('装修拆除')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: '安装位置' })).getByText('星河大厦')).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['基本信息', '实时与历史曲线', '报警与故障', '维护记录'])
})

it('has the live values and the handled records in its second tab, and in the last one says that this platform keeps no changes', async () => {
  answer('getById', { status: 200, data: DEVICE })
  answer('changes', { status: 404 }, 404)
  openPage('?tab=live')
  expect(await screen.findByRole('region', { name: '历史报警' })).toBeTruthy()
  expect(await screen.findByRole('radio', { name: '今天' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: '维护记录' }))
  expect(await screen.findByText('此平台不提供变更记录')).toBeTruthy()
})

it('says that a device could not be loaded, and never shows a page of blanks', async () => {
  answer('getById', { status: 500 }, 500)
  openPage()
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})
